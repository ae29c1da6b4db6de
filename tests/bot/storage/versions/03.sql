BEGIN TRANSACTION;
CREATE TABLE games (
    game_id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice: old buttons carry it
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'finished', 'cancelled')),
    variant TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)), -- defaults included
    most_seats INTEGER NOT NULL,
    seat_order TEXT NOT NULL CHECK (seat_order IN ('random', 'joined')),
    invite_only INTEGER NOT NULL CHECK (invite_only IN (0, 1)),
    language TEXT NOT NULL,
    host_id INTEGER NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    commitment TEXT NOT NULL,
    created_at INTEGER NOT NULL, -- here and below: milliseconds since 1970, UTC
    rules INTEGER, -- engine.RULES at the start
    start_id INTEGER UNIQUE, -- the interaction that started it
    CHECK ((start_id IS NULL) = (status IN ('lobby', 'cancelled'))),
    CHECK ((start_id IS NULL) = (rules IS NULL))
) STRICT;
INSERT INTO "games" VALUES(1,70,1,'Sunny Avocet','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'15C8287CCAF5184F8D2309E206526E783BB354072EC001F8C7D59C7F45FF8B2F','4f513d206af68b7bafa186301a7689e3b6e24d2dbfa7ec61889faca27c8764c6',1772366400000,1,9002);
INSERT INTO "games" VALUES(2,70,1,'Royal Lapwing','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'5CBD6AA1936AE9CBD30B4E2BFA79E5F0B54A7CA5B380C45E878F28CF853D17CE','10db31c168d1768f92f53693e19c1ff50724957a4f79c8bf2b2a17074b46b592',1772366400000,1,9028);
INSERT INTO "games" VALUES(3,70,2,'Keen Swallow','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'B294DB02A8DFB1F420722AE2F0EA25A9B939AF7D302972B29357411D45CCD6FC','2e4dc1338f5f0f4e4db7f389d434da975506b9d7a21b1a79e9bf02007bb218e0',1772366400000,1,9040);
INSERT INTO "games" VALUES(4,70,3,'Copper Quail','running','classic','{"setup":"players","target":60}',4,'joined',0,'en',100,X'141373B69A342084D5B4DB3A70CC801F3D4A1572DBC2035484D489997123D8A3','d3512cb36bae1218098b70bd6ef4526f6e702a445b60cca5c8c0be4b76690128',1772366400000,1,9045);
INSERT INTO "games" VALUES(5,70,6,'Daring Kingfisher','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'8FF31204C656B9CF844C2F7248A989DD1D148D5370D65F30AAA9E6C400E8A27F','ad61f5740a4e0b40ad6559581029236b54c2ecf3b540d3b18a65ae5dbaf41653',1772366400000,1,9050);
INSERT INTO "games" VALUES(6,70,7,'Gentle Tern','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'EA0833D78734BAB267286FA3E7192280AA124C9D370E2FF38F1F716B618C1AD2','3f4ebf400a56efc3b3d83e057ba4867e936fe49eea1b856ab0141366ba9f9b98',1772366400000,1,9057);
INSERT INTO "games" VALUES(7,70,8,'Velvet Starling','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'4A064A1F7A7857D1C1B97CB120A6B3FC32C61993AB9E24EA5295B484D2DAD481','f4d1ea1ad3a1e4641c5b9e6c1e8c2ac6a116f92ef1ddbb143731746fd04317e5',1772370000000,1,9062);
INSERT INTO "games" VALUES(8,70,18,'Brave Teal','running','terra','{"setup":"auto","withdraw":"own"}',5,'joined',0,'en',100,X'6929D6DA93BF07016386DA84D7E954351216CC5BCD4C0096EB57A86FEE9C5D36','ed753dc7b64b185ddd22bce6abe9ef3cde97ed46f7e9239631e908a99709b59d',1772370000000,1,9068);
INSERT INTO "games" VALUES(9,70,19,'Noble Lapwing','running','domaine','{"setup":"players"}',4,'joined',0,'en',100,X'AF783683D2A12017DF0FC28931FE0DC1366A2E80CBD22786E17196F5135F7308','6351b7ba5dc9da0cdcc8bbc6958c7ca64935b2512d0ffc4d26e382ae23c71d66',1772370000000,1,9077);
INSERT INTO "games" VALUES(10,70,4,'Gilded Cuckoo','lobby','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'B0D6CDA5027A0C2D19CBE1DA92E93BC60AB781CEB77086B460ADE562A8E7F383','74fc125b81b0e7db23eac8943a699a233b6cf2d5c85685e47c49cbd985bf56a2',1772370000000,NULL,NULL);
INSERT INTO "games" VALUES(11,70,5,'Happy Swallow','cancelled','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'A06A7B34138BB69C4D29B31D36F2FA8B754B59E61B6B1389FA754517968380E9','e284e2a1d350968b552174e1612819afe55d4f3fbb82f391e0c4d3425b990ef3',1772370000000,NULL,NULL);
CREATE TABLE invited (
    game_id INTEGER NOT NULL REFERENCES games,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "invited" VALUES(10,102);
CREATE TABLE lobby_interactions (
    interaction_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games
) STRICT;
INSERT INTO "lobby_interactions" VALUES(9000,1);
INSERT INTO "lobby_interactions" VALUES(9001,1);
INSERT INTO "lobby_interactions" VALUES(9025,2);
INSERT INTO "lobby_interactions" VALUES(9026,2);
INSERT INTO "lobby_interactions" VALUES(9027,2);
INSERT INTO "lobby_interactions" VALUES(9038,3);
INSERT INTO "lobby_interactions" VALUES(9039,3);
INSERT INTO "lobby_interactions" VALUES(9043,4);
INSERT INTO "lobby_interactions" VALUES(9044,4);
INSERT INTO "lobby_interactions" VALUES(9047,5);
INSERT INTO "lobby_interactions" VALUES(9048,5);
INSERT INTO "lobby_interactions" VALUES(9049,5);
INSERT INTO "lobby_interactions" VALUES(9055,6);
INSERT INTO "lobby_interactions" VALUES(9056,6);
INSERT INTO "lobby_interactions" VALUES(9060,7);
INSERT INTO "lobby_interactions" VALUES(9061,7);
INSERT INTO "lobby_interactions" VALUES(9066,8);
INSERT INTO "lobby_interactions" VALUES(9067,8);
INSERT INTO "lobby_interactions" VALUES(9075,9);
INSERT INTO "lobby_interactions" VALUES(9076,9);
INSERT INTO "lobby_interactions" VALUES(9084,10);
INSERT INTO "lobby_interactions" VALUES(9085,10);
INSERT INTO "lobby_interactions" VALUES(9086,10);
INSERT INTO "lobby_interactions" VALUES(9087,10);
INSERT INTO "lobby_interactions" VALUES(9088,11);
INSERT INTO "lobby_interactions" VALUES(9089,11);
CREATE TABLE "log" (
    game_id INTEGER NOT NULL REFERENCES games,
    revision INTEGER NOT NULL CHECK (revision > 0),
    kind TEXT NOT NULL CHECK (kind IN ('seat', 'action', 'undo', 'paused', 'resumed')),
    seat INTEGER,
    body TEXT NOT NULL, -- the action, the holder's user id, the revision gone back to, or the reason
    made_by TEXT,
    at INTEGER NOT NULL,
    interaction_id INTEGER,
    step INTEGER NOT NULL, -- 0, 1 ... within one transaction
    fingerprint TEXT, -- checksum of the state after an action or an undo
    PRIMARY KEY (game_id, revision)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,'seat',0,'100',NULL,1772366400000,9002,0,NULL);
INSERT INTO "log" VALUES(1,2,'seat',1,'101',NULL,1772366400000,9002,1,NULL);
INSERT INTO "log" VALUES(1,3,'action',NULL,'B-GYRB a M13 r1','auto',1772366400000,9002,2,'bd5c0fc8afe7');
INSERT INTO "log" VALUES(1,4,'action',NULL,'B-YBRG a N13 r2','auto',1772366400000,9002,3,'bc0f19d019d7');
INSERT INTO "log" VALUES(1,5,'action',0,'F-GBRY a M14 r5','player',1772366400000,9003,0,'586599712c5c');
INSERT INTO "log" VALUES(1,6,'action',0,'end','player',1772366400000,9003,1,'61bcde28428c');
INSERT INTO "log" VALUES(1,7,'action',1,'F-YRGB b L14 r1','player',1772366400000,9004,0,'64880c39869f');
INSERT INTO "log" VALUES(1,8,'action',1,'end','player',1772366400000,9004,1,'be4d0151582b');
INSERT INTO "log" VALUES(1,9,'action',0,'F-RGBY a M12 r0','player',1772366400000,9005,0,'67d2c3e31395');
INSERT INTO "log" VALUES(1,10,'action',0,'end','player',1772366400000,9005,1,'654f4e0be2fb');
INSERT INTO "log" VALUES(1,11,'action',1,'P-BRGY a N14 r3','player',1772366400000,9006,0,'d3cb85ee969c');
INSERT INTO "log" VALUES(1,12,'action',1,'end','player',1772366400000,9006,1,'ac3d5b9fb8eb');
INSERT INTO "log" VALUES(1,13,'action',0,'H-GBYR a N12 r1','player',1772366400000,9007,0,'2213333a3cad');
INSERT INTO "log" VALUES(1,14,'action',0,'end','player',1772366400000,9007,1,'3d4fd1f05b97');
INSERT INTO "log" VALUES(1,15,'action',1,'G-GRBY b O12 r5','player',1772366400000,9008,0,'4220ae5e4d3d');
INSERT INTO "log" VALUES(1,16,'action',1,'end','player',1772366400000,9008,1,'f1a17e0bf7d0');
INSERT INTO "log" VALUES(1,17,'action',0,'H-BYGR b L13 r3','player',1772366400000,9009,0,'610a6c2bb52e');
INSERT INTO "log" VALUES(1,18,'action',0,'end','player',1772366400000,9009,1,'97579f9c789a');
INSERT INTO "log" VALUES(1,19,'action',1,'F-YGBR b M15 r2','player',1772366400000,9010,0,'84fc338941cc');
INSERT INTO "log" VALUES(1,20,'action',1,'end','player',1772366400000,9010,1,'a7f01e524492');
INSERT INTO "log" VALUES(1,21,'action',0,'P-YRGB a K15 r1','player',1772366400000,9011,0,'8b104ce59c81');
INSERT INTO "log" VALUES(1,22,'action',0,'end','player',1772366400000,9011,1,'5f48df8b2093');
INSERT INTO "log" VALUES(1,23,'action',1,'H-RYGB a L12 r5','player',1772366400000,9012,0,'4a8b4387836e');
INSERT INTO "log" VALUES(1,24,'action',1,'end','player',1772366400000,9012,1,'46d648f3ba8f');
INSERT INTO "log" VALUES(1,25,'action',0,'F-RGYB a K14 r4','player',1772366400000,9013,0,'9a71af61c8a5');
INSERT INTO "log" VALUES(1,26,'action',0,'end','player',1772366400000,9013,1,'5ba5b21147a6');
INSERT INTO "log" VALUES(1,27,'action',1,'F-RBYG b O13 r1','player',1772366400000,9014,0,'22fe10d841c9');
INSERT INTO "log" VALUES(1,28,'action',1,'end','player',1772366400000,9014,1,'34754cd60fa5');
INSERT INTO "log" VALUES(1,29,'action',0,'H-RYBG b N11 r2','player',1772366400000,9015,0,'b3d915cce8bd');
INSERT INTO "log" VALUES(1,30,'action',0,'end','player',1772366400000,9015,1,'735c9e86265b');
INSERT INTO "log" VALUES(1,31,'action',1,'G-RYGB b M11 r5','player',1772366400000,9016,0,'16f8571bd148');
INSERT INTO "log" VALUES(1,32,'action',1,'end','player',1772366400000,9016,1,'dde5d2c2276b');
INSERT INTO "log" VALUES(1,33,'action',0,'H-BGYR a P11 r3','player',1772366400000,9017,0,'8e1dba2859e2');
INSERT INTO "log" VALUES(1,34,'action',0,'end','player',1772366400000,9017,1,'20abef349c9e');
INSERT INTO "log" VALUES(1,35,'action',1,'F-BGRY b O14 r1','player',1772366400000,9018,0,'f83c37a90a3a');
INSERT INTO "log" VALUES(1,36,'action',1,'end','player',1772366400000,9018,1,'ebbf42c518e4');
INSERT INTO "log" VALUES(1,37,'action',0,'F-YBGR b M16 r4','player',1772366400000,9019,0,'02a67f8073dc');
INSERT INTO "log" VALUES(1,38,'action',0,'end','player',1772366400000,9019,1,'5f1633b0a2e4');
INSERT INTO "log" VALUES(1,39,'action',1,'H-BGRY b K13 r3','player',1772366400000,9020,0,'0a6c358a51a3');
INSERT INTO "log" VALUES(1,40,'action',1,'end','player',1772366400000,9020,1,'995ec2df1274');
INSERT INTO "log" VALUES(1,41,'action',0,'B-BGYR a K16 r2','player',1772366400000,9021,0,'1425e90b03bd');
INSERT INTO "log" VALUES(1,42,'action',0,'end','player',1772366400000,9021,1,'22fa6e69686d');
INSERT INTO "log" VALUES(1,43,'action',1,'B-GBYR a O11 r2','player',1772366400000,9022,0,'da17a3ab4872');
INSERT INTO "log" VALUES(1,44,'action',1,'end','player',1772366400000,9022,1,'cfd56212683d');
INSERT INTO "log" VALUES(1,45,'action',0,'F-YBRG a J16 r2','player',1772366400000,9023,0,'211370592325');
INSERT INTO "log" VALUES(1,46,'action',0,'end','player',1772366400000,9023,1,'2c7e8f4ad890');
INSERT INTO "log" VALUES(1,47,'action',1,'P-RYGB a K12 r1','player',1772366400000,9024,0,'ca592983b428');
INSERT INTO "log" VALUES(1,48,'action',1,'end','player',1772366400000,9024,1,'ecaed67fa777');
INSERT INTO "log" VALUES(2,1,'seat',0,'100',NULL,1772366400000,9028,0,NULL);
INSERT INTO "log" VALUES(2,2,'seat',1,'101',NULL,1772366400000,9028,1,NULL);
INSERT INTO "log" VALUES(2,3,'seat',2,'102',NULL,1772366400000,9028,2,NULL);
INSERT INTO "log" VALUES(2,4,'action',NULL,'B-BYGR a M13 r0','auto',1772366400000,9028,3,'4fe7b82861ec');
INSERT INTO "log" VALUES(2,5,'action',NULL,'F-RBGY b L14 r5','auto',1772366400000,9028,4,'4cf51490e1dd');
INSERT INTO "log" VALUES(2,6,'action',NULL,'B-YBGR a K14 r0','auto',1772366400000,9028,5,'9865a985f463');
INSERT INTO "log" VALUES(2,7,'action',0,'H-GBRY a M12 r1','player',1772366400000,9029,0,'1c5e4612de3e');
INSERT INTO "log" VALUES(2,8,'action',0,'end','player',1772366400000,9029,1,'7ad3a7cbad41');
INSERT INTO "log" VALUES(2,9,'action',1,'G-YGRB a N12 r5','player',1772366400000,9030,0,'9a608a5a102f');
INSERT INTO "log" VALUES(2,10,'action',1,'end','player',1772366400000,9030,1,'ccd3e9ce7627');
INSERT INTO "log" VALUES(2,11,'action',2,'B-YRGB a L15 r1','player',1772366400000,9031,0,'9c9d570278c6');
INSERT INTO "log" VALUES(2,12,'action',2,'end','player',1772366400000,9031,1,'139b1871c226');
INSERT INTO "log" VALUES(2,13,'action',0,'G-BYRG a K15 r2','player',1772366400000,9032,0,'cc590ee3d11d');
INSERT INTO "log" VALUES(2,14,'action',0,'end','player',1772366400000,9032,1,'98ebc8ade2dc');
INSERT INTO "log" VALUES(2,15,'action',1,'H-YBGR a N13 r5','player',1772366400000,9033,0,'b492459b5874');
INSERT INTO "log" VALUES(2,16,'action',1,'end','player',1772366400000,9033,1,'9d654d56e2ce');
INSERT INTO "log" VALUES(2,17,'action',2,'H-GYRB b J15 r1','player',1772366400000,9034,0,'27515770cf57');
INSERT INTO "log" VALUES(2,18,'action',2,'end','player',1772366400000,9034,1,'24c6272ce930');
INSERT INTO "log" VALUES(2,19,'action',0,'F-BYGR b J14 r4','player',1772366400000,9035,0,'c9dbd204f882');
INSERT INTO "log" VALUES(2,20,'action',0,'end','player',1772366400000,9035,1,'94839fa6a36d');
INSERT INTO "log" VALUES(2,21,'action',2,'resign','player',1772366400000,9036,0,'6940c935e78d');
INSERT INTO "log" VALUES(2,22,'action',1,'resign','player',1772366400000,9037,0,'fda505a1e714');
INSERT INTO "log" VALUES(3,1,'seat',0,'100',NULL,1772366400000,9040,0,NULL);
INSERT INTO "log" VALUES(3,2,'seat',1,'bot:easy:1',NULL,1772366400000,9040,1,NULL);
INSERT INTO "log" VALUES(3,3,'action',NULL,'G-GYBR a M13 r1','auto',1772366400000,9040,2,'c5e76428c704');
INSERT INTO "log" VALUES(3,4,'action',NULL,'G-YBGR b M12 r5','auto',1772366400000,9040,3,'075fc9bcd54b');
INSERT INTO "log" VALUES(3,5,'action',0,'F-GRBY a M14 r4','player',1772366400000,9041,0,'bb7bb9391476');
INSERT INTO "log" VALUES(3,6,'action',0,'end','player',1772366400000,9041,1,'3c7130608598');
INSERT INTO "log" VALUES(3,7,'action',1,'F-YRGB b L14 r1','bot:easy',1772366400000,NULL,0,'43083949d854');
INSERT INTO "log" VALUES(3,8,'action',1,'H-GRBY b L15 r2','bot:easy',1772366400000,NULL,1,'c14c52181695');
INSERT INTO "log" VALUES(3,9,'action',1,'end','auto',1772366400000,NULL,2,'945b366d9fd1');
INSERT INTO "log" VALUES(3,10,'action',0,'F-YGRB b N12 r3','player',1772366400000,9042,0,'aac9ef68b4a6');
INSERT INTO "log" VALUES(3,11,'action',0,'end','player',1772366400000,9042,1,'8a848de8d7f9');
INSERT INTO "log" VALUES(3,12,'action',1,'H-YBRG a L13 r3','bot:easy',1772366400000,NULL,0,'bcfde5c0df6d');
INSERT INTO "log" VALUES(3,13,'action',1,'end','bot:easy',1772366400000,NULL,1,'631bbb122a38');
INSERT INTO "log" VALUES(4,1,'seat',0,'100',NULL,1772366400000,9045,0,NULL);
INSERT INTO "log" VALUES(4,2,'seat',1,'101',NULL,1772366400000,9045,1,NULL);
INSERT INTO "log" VALUES(4,3,'action',0,'H-BRYG a M13 r0','player',1772366400000,9046,0,'d6d502d575d1');
INSERT INTO "log" VALUES(4,4,'action',0,'end','auto',1772366400000,9046,1,'dbea04e89dca');
INSERT INTO "log" VALUES(5,1,'seat',0,'100',NULL,1772366400000,9050,0,NULL);
INSERT INTO "log" VALUES(5,2,'seat',1,'101',NULL,1772366400000,9050,1,NULL);
INSERT INTO "log" VALUES(5,3,'seat',2,'102',NULL,1772366400000,9050,2,NULL);
INSERT INTO "log" VALUES(5,4,'action',NULL,'F-RBYG a M13 r4','auto',1772366400000,9050,3,'0d68db26868f');
INSERT INTO "log" VALUES(5,5,'action',NULL,'P-RGBY a L14 r0','auto',1772366400000,9050,4,'ab7dcb6e94d9');
INSERT INTO "log" VALUES(5,6,'action',NULL,'P-GBRY a K14 r4','auto',1772366400000,9050,5,'451a30d58d3f');
INSERT INTO "log" VALUES(5,7,'action',0,'P-BGYR a M12 r1','player',1772366400000,9051,0,'f84a05628d86');
INSERT INTO "log" VALUES(5,8,'action',0,'end','player',1772366400000,9051,1,'2d6f7ac7549f');
INSERT INTO "log" VALUES(5,9,'action',1,'H-BRYG a M14 r2','player',1772366400000,9052,0,'b2b67a769d64');
INSERT INTO "log" VALUES(5,10,'action',1,'end','player',1772366400000,9052,1,'3c6523eb2b8b');
INSERT INTO "log" VALUES(5,11,'action',2,'P-YRBG a N13 r3','player',1772366400000,9053,0,'ac5d03d26cd2');
INSERT INTO "log" VALUES(5,12,'action',2,'end','player',1772366400000,9053,1,'746980351a41');
INSERT INTO "log" VALUES(5,13,'action',0,'G-BYGR a J15 r2','player',1772366400000,9054,0,'4b97f3763025');
INSERT INTO "log" VALUES(5,14,'action',0,'end','player',1772366400000,9054,1,'036d6bcb8ed9');
INSERT INTO "log" VALUES(5,15,'action',1,'G-YGBR b K13 r1','player',1772370000000,9091,0,'10fae3509b40');
INSERT INTO "log" VALUES(5,16,'action',1,'end','player',1772370000000,9091,1,'6afc46187483');
INSERT INTO "log" VALUES(6,1,'seat',0,'100',NULL,1772366400000,9057,0,NULL);
INSERT INTO "log" VALUES(6,2,'seat',1,'101',NULL,1772366400000,9057,1,NULL);
INSERT INTO "log" VALUES(6,3,'action',NULL,'H-BYGR a M13 r3','auto',1772366400000,9057,2,'5587d77fff06');
INSERT INTO "log" VALUES(6,4,'action',NULL,'B-GYRB b M12 r1','auto',1772366400000,9057,3,'26445a752a90');
INSERT INTO "log" VALUES(6,5,'action',0,'P-YGBR a M14 r0','player',1772366400000,9058,0,'b325fdc7876c');
INSERT INTO "log" VALUES(6,6,'action',0,'end','player',1772366400000,9058,1,'a5bf0f1ec97f');
INSERT INTO "log" VALUES(6,7,'action',1,'P-GYRB a L14 r4','player',1772366400000,9059,0,'48fee51ac9f3');
INSERT INTO "log" VALUES(7,1,'seat',0,'100',NULL,1772370000000,9062,0,NULL);
INSERT INTO "log" VALUES(7,2,'seat',1,'101',NULL,1772370000000,9062,1,NULL);
INSERT INTO "log" VALUES(7,3,'action',NULL,'G-RYBG a M13 r3','auto',1772370000000,9062,2,'89da75e4097a');
INSERT INTO "log" VALUES(7,4,'action',NULL,'P-RYBG a L13 r0','auto',1772370000000,9062,3,'dc6d9c99c31e');
INSERT INTO "log" VALUES(7,5,'action',0,'F-GRYB b M14 r4','player',1772370000000,9063,0,'f1253d46efe2');
INSERT INTO "log" VALUES(7,6,'action',0,'end','player',1772370000000,9063,1,'d14df879cb6b');
INSERT INTO "log" VALUES(7,7,'action',1,'F-BRYG a M12 r5','player',1772370000000,9064,0,'7699ba76533a');
INSERT INTO "log" VALUES(7,8,'undo',1,'6','player',1772370000000,9065,0,'d14df879cb6b');
INSERT INTO "log" VALUES(8,1,'seat',0,'100',NULL,1772370000000,9068,0,NULL);
INSERT INTO "log" VALUES(8,2,'seat',1,'101',NULL,1772370000000,9068,1,NULL);
INSERT INTO "log" VALUES(8,3,'action',NULL,'P-BGRY b M13 r2','auto',1772370000000,9068,2,'795d5ecad957');
INSERT INTO "log" VALUES(8,4,'action',NULL,'H-YRGB b N13 r2','auto',1772370000000,9068,3,'7a6717acf88e');
INSERT INTO "log" VALUES(8,5,'action',1,'G-RGBY b M14 r4','player',1772370000000,9069,0,'5849019c288b');
INSERT INTO "log" VALUES(8,6,'action',1,'F-BGYR a L14 r5','player',1772370000000,9070,0,'6f8a194cfb74');
INSERT INTO "log" VALUES(8,7,'action',1,'H-YBRG b N12 r2','player',1772370000000,9071,0,'d99b997176c1');
INSERT INTO "log" VALUES(8,8,'action',1,'end','auto',1772370000000,9071,1,'f6237712d732');
INSERT INTO "log" VALUES(8,9,'action',0,'P-RGYB a L13 r2','player',1772370000000,9072,0,'0e0c4fc3bcd0');
INSERT INTO "log" VALUES(8,10,'action',0,'H-BYRG a O13 r0','player',1772370000000,9073,0,'cde35e975c63');
INSERT INTO "log" VALUES(8,11,'action',0,'end','auto',1772370000000,9073,1,'ccb1c824df42');
INSERT INTO "log" VALUES(8,12,'action',1,'B-BRYG b M15 r1','player',1772370000000,9074,0,'2ca5fed042a2');
INSERT INTO "log" VALUES(8,13,'action',1,'end','auto',1772370000000,9074,1,'a2cdafc3ca8b');
INSERT INTO "log" VALUES(9,1,'seat',0,'100',NULL,1772370000000,9077,0,NULL);
INSERT INTO "log" VALUES(9,2,'seat',1,'101',NULL,1772370000000,9077,1,NULL);
INSERT INTO "log" VALUES(9,3,'action',1,'H-BGRY a M13 r0','player',1772370000000,9078,0,'d403a1584b04');
INSERT INTO "log" VALUES(9,4,'action',1,'G-BRGY a M14 r1','player',1772370000000,9079,0,'e7950bf58d34');
INSERT INTO "log" VALUES(9,5,'action',1,'G-BGYR b L14 r2','player',1772370000000,9080,0,'0aaa1a1fc36a');
INSERT INTO "log" VALUES(9,6,'action',1,'end','auto',1772370000000,9080,1,'2843101f7278');
INSERT INTO "log" VALUES(9,7,'action',0,'H-YBGR a L13 r0','player',1772370000000,9081,0,'5a419593193a');
INSERT INTO "log" VALUES(9,8,'action',0,'mark M14.2','player',1772370000000,9082,0,'b4073e8c7c68');
INSERT INTO "log" VALUES(9,9,'action',0,'again','player',1772370000000,9083,0,'918f0da495d1');
CREATE TABLE members (
    game_id INTEGER NOT NULL REFERENCES games,
    place INTEGER NOT NULL, -- grows with each joining; gaps where somebody left
    user_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, place),
    UNIQUE (game_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "members" VALUES(1,1,100);
INSERT INTO "members" VALUES(1,2,101);
INSERT INTO "members" VALUES(2,1,100);
INSERT INTO "members" VALUES(2,2,101);
INSERT INTO "members" VALUES(2,3,102);
INSERT INTO "members" VALUES(3,1,100);
INSERT INTO "members" VALUES(3,2,-1);
INSERT INTO "members" VALUES(4,1,100);
INSERT INTO "members" VALUES(4,2,101);
INSERT INTO "members" VALUES(5,1,100);
INSERT INTO "members" VALUES(5,2,101);
INSERT INTO "members" VALUES(5,3,102);
INSERT INTO "members" VALUES(6,1,100);
INSERT INTO "members" VALUES(6,2,101);
INSERT INTO "members" VALUES(7,1,100);
INSERT INTO "members" VALUES(7,2,101);
INSERT INTO "members" VALUES(8,1,100);
INSERT INTO "members" VALUES(8,2,101);
INSERT INTO "members" VALUES(9,1,100);
INSERT INTO "members" VALUES(9,2,101);
INSERT INTO "members" VALUES(10,1,100);
INSERT INTO "members" VALUES(10,2,101);
INSERT INTO "members" VALUES(10,3,-1);
INSERT INTO "members" VALUES(11,1,100);
CREATE TABLE messages (
    game_id INTEGER NOT NULL REFERENCES games,
    message_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (game_id, message_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "messages" VALUES(1,5001,'lobby',0);
INSERT INTO "messages" VALUES(1,5002,'turn',4);
INSERT INTO "messages" VALUES(1,5003,'turn',6);
INSERT INTO "messages" VALUES(1,5004,'turn',8);
INSERT INTO "messages" VALUES(1,5005,'turn',10);
INSERT INTO "messages" VALUES(1,5006,'turn',12);
INSERT INTO "messages" VALUES(1,5007,'turn',14);
INSERT INTO "messages" VALUES(1,5008,'turn',16);
INSERT INTO "messages" VALUES(1,5009,'turn',18);
INSERT INTO "messages" VALUES(1,5010,'turn',20);
INSERT INTO "messages" VALUES(1,5011,'turn',22);
INSERT INTO "messages" VALUES(1,5012,'turn',24);
INSERT INTO "messages" VALUES(1,5013,'turn',26);
INSERT INTO "messages" VALUES(1,5014,'turn',28);
INSERT INTO "messages" VALUES(1,5015,'turn',30);
INSERT INTO "messages" VALUES(1,5016,'turn',32);
INSERT INTO "messages" VALUES(1,5017,'turn',34);
INSERT INTO "messages" VALUES(1,5018,'turn',36);
INSERT INTO "messages" VALUES(1,5019,'turn',38);
INSERT INTO "messages" VALUES(1,5020,'turn',40);
INSERT INTO "messages" VALUES(1,5021,'turn',42);
INSERT INTO "messages" VALUES(1,5022,'turn',44);
INSERT INTO "messages" VALUES(1,5023,'turn',46);
INSERT INTO "messages" VALUES(1,5024,'result',48);
INSERT INTO "messages" VALUES(2,5025,'lobby',0);
INSERT INTO "messages" VALUES(2,5026,'turn',6);
INSERT INTO "messages" VALUES(2,5027,'turn',8);
INSERT INTO "messages" VALUES(2,5028,'turn',10);
INSERT INTO "messages" VALUES(2,5029,'turn',12);
INSERT INTO "messages" VALUES(2,5030,'turn',14);
INSERT INTO "messages" VALUES(2,5031,'turn',16);
INSERT INTO "messages" VALUES(2,5032,'turn',18);
INSERT INTO "messages" VALUES(2,5033,'turn',20);
INSERT INTO "messages" VALUES(2,5034,'resigned',21);
INSERT INTO "messages" VALUES(2,5035,'result',22);
INSERT INTO "messages" VALUES(3,5036,'lobby',0);
INSERT INTO "messages" VALUES(3,5037,'turn',4);
INSERT INTO "messages" VALUES(3,5038,'turn',9);
INSERT INTO "messages" VALUES(3,5039,'turn',13);
INSERT INTO "messages" VALUES(4,5040,'lobby',0);
INSERT INTO "messages" VALUES(4,5041,'turn',2);
INSERT INTO "messages" VALUES(4,5042,'turn',4);
INSERT INTO "messages" VALUES(5,5043,'lobby',0);
INSERT INTO "messages" VALUES(5,5044,'turn',6);
INSERT INTO "messages" VALUES(5,5045,'turn',8);
INSERT INTO "messages" VALUES(5,5046,'turn',10);
INSERT INTO "messages" VALUES(5,5047,'turn',12);
INSERT INTO "messages" VALUES(5,5048,'turn',14);
INSERT INTO "messages" VALUES(6,5049,'lobby',0);
INSERT INTO "messages" VALUES(6,5050,'turn',4);
INSERT INTO "messages" VALUES(6,5051,'turn',6);
INSERT INTO "messages" VALUES(6,5052,'draft',7);
INSERT INTO "messages" VALUES(7,5053,'lobby',0);
INSERT INTO "messages" VALUES(7,5054,'turn',4);
INSERT INTO "messages" VALUES(7,5055,'turn',6);
INSERT INTO "messages" VALUES(8,5056,'lobby',0);
INSERT INTO "messages" VALUES(8,5057,'turn',4);
INSERT INTO "messages" VALUES(8,5058,'turn',8);
INSERT INTO "messages" VALUES(8,5059,'turn',11);
INSERT INTO "messages" VALUES(8,5060,'turn',13);
INSERT INTO "messages" VALUES(9,5061,'lobby',0);
INSERT INTO "messages" VALUES(9,5062,'turn',2);
INSERT INTO "messages" VALUES(9,5063,'turn',6);
INSERT INTO "messages" VALUES(10,5064,'lobby',0);
INSERT INTO "messages" VALUES(10,5065,'invite',0);
INSERT INTO "messages" VALUES(11,5066,'lobby',0);
CREATE TABLE outbox (
    row_id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice: messages carry it
    game_id INTEGER NOT NULL REFERENCES games,
    channel_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    first_revision INTEGER NOT NULL,
    last_revision INTEGER NOT NULL,
    user_id INTEGER,
    not_before INTEGER,
    attempted_after INTEGER, -- the newest message known when a send was last tried
    is_set_aside INTEGER NOT NULL DEFAULT 0 CHECK (is_set_aside IN (0, 1))
) STRICT;
INSERT INTO "outbox" VALUES(131,9,19,'draft',7,9,NULL,1772370020000,NULL,0);
INSERT INTO "outbox" VALUES(138,5,6,'turn',15,16,102,NULL,NULL,0);
INSERT INTO "outbox" VALUES(139,5,6,'strip',15,16,102,NULL,NULL,0);
CREATE TABLE people (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES(70,100,'Ann');
INSERT INTO "people" VALUES(70,101,'Bob');
INSERT INTO "people" VALUES(70,102,'Cem');
INSERT INTO "people" VALUES(70,103,'Dee');
INSERT INTO "people" VALUES(70,104,'Eva');
CREATE TABLE results (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    reason TEXT NOT NULL,
    finished_at INTEGER NOT NULL
) STRICT;
INSERT INTO "results" VALUES(1,'target',1772366400000);
INSERT INTO "results" VALUES(2,'resignation',1772366400000);
CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    score INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    waiting_since INTEGER, turns INTEGER NOT NULL DEFAULT 0, -- set for the seat on turn alone
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,100,36,2,NULL,11);
INSERT INTO "seats" VALUES(1,1,101,61,1,NULL,11);
INSERT INTO "seats" VALUES(2,0,100,9,1,NULL,3);
INSERT INTO "seats" VALUES(2,1,101,6,2,NULL,2);
INSERT INTO "seats" VALUES(2,2,102,4,3,NULL,2);
INSERT INTO "seats" VALUES(3,0,100,3,2,1772366400000,2);
INSERT INTO "seats" VALUES(3,1,-1,14,1,NULL,2);
INSERT INTO "seats" VALUES(4,0,100,0,1,NULL,0);
INSERT INTO "seats" VALUES(4,1,101,0,1,1772366400000,0);
INSERT INTO "seats" VALUES(5,0,100,2,3,NULL,2);
INSERT INTO "seats" VALUES(5,1,101,3,2,NULL,2);
INSERT INTO "seats" VALUES(5,2,102,7,1,1772370000000,1);
INSERT INTO "seats" VALUES(6,0,100,1,2,NULL,1);
INSERT INTO "seats" VALUES(6,1,101,6,1,1772366400000,0);
INSERT INTO "seats" VALUES(7,0,100,1,1,NULL,1);
INSERT INTO "seats" VALUES(7,1,101,0,2,1772370000000,0);
INSERT INTO "seats" VALUES(8,0,100,2,1,1772370000000,1);
INSERT INTO "seats" VALUES(8,1,101,0,2,NULL,2);
INSERT INTO "seats" VALUES(9,0,100,1,1,1772370000000,1);
INSERT INTO "seats" VALUES(9,1,101,0,2,NULL,0);
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel_id)
WHERE status IN ('lobby', 'running', 'paused');
CREATE UNIQUE INDEX open_games_are_named_apart ON games (guild_id, name)
WHERE status IN ('lobby', 'running', 'paused');
CREATE INDEX seats_by_user ON seats (user_id);
CREATE INDEX outbox_by_channel ON outbox (channel_id, row_id);
CREATE INDEX outbox_by_game ON outbox (game_id);
CREATE VIEW counting_games AS
SELECT games.game_id, guild_id, variant
FROM results JOIN games USING (game_id) JOIN seats USING (game_id)
WHERE user_id > 0 AND turns >= 2
GROUP BY games.game_id HAVING count(*) >= 2;
CREATE UNIQUE INDEX interactions_count_once ON log (interaction_id)
WHERE step = 0 AND interaction_id IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',11);
INSERT INTO "sqlite_sequence" VALUES('outbox',139);
COMMIT;
PRAGMA user_version = 3;
