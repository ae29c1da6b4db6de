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
INSERT INTO "games" VALUES(1,70,1,'Sunny Avocet','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'94B18612CEC2A7DAD9935870FE4AB5EDC5CE2DBCDC17E4850D24043F3CFC1CA0','4a7a1e87ca3c5f298e21451fd50804fd574554e7311002ad829622b8272f7b7e',1772366400000,1,9002);
INSERT INTO "games" VALUES(2,70,1,'Velvet Nuthatch','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'6E14542B5AA7B562EE4CE08039F648291450C8B2F02C52419DE6C8CA7465E4E9','ea813262d34fce9f6f3d506732a90987f86b7c322a508b20887c7d230a75d5f1',1772366400000,1,9034);
INSERT INTO "games" VALUES(3,70,2,'Misty Thrush','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'CA62E3653BCC094E36E885749DDEF376FC1ADA71295ADD3015CAC555EA82AC14','b313ceac75ae71352f546e070127751514f9c9bbc986db6172d8b49068efeb94',1772366400000,1,9046);
INSERT INTO "games" VALUES(4,70,3,'Distant Stork','running','classic','{"setup":"players","target":60}',4,'joined',0,'en',100,X'8ED68EBDF73E2D4EDCEC190F9E846967140C4A4C8C44E1D46EBEEECBB9813FE2','d4fd8e5541cd19ee396134896113a0bdf423f51799c9fe4166d72a8494ab3204',1772366400000,1,9051);
INSERT INTO "games" VALUES(5,70,6,'Eager Magpie','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'9C22A11ABAD0BAE3905561AB96DF8FD65EF6FAD62AD71899F0739DFCC806F7CA','203369bbe445f23ce96d0bf6a7433457f0a756ebb40bcf27748192c668496bfd',1772366400000,1,9056);
INSERT INTO "games" VALUES(6,70,7,'Hidden Wren','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'3FB52A956E65BDCA73A6559F33430D7A6898C418B00734A2095CB4808DDE9984','8563ee8d946413664a8fea4fd034d987af07cc5d8e2970b626aae549c9a13b65',1772366400000,1,9063);
INSERT INTO "games" VALUES(7,70,18,'Brave Teal','running','terra','{"setup":"auto","withdraw":"own"}',5,'joined',0,'en',100,X'2751AAA7A0E867365198511B741DA45E034AD3BB7C75CB415582F8C52F0760D6','aa3b1061d0f8fddd6f1687e50f6bb78fee0c844ee7ce5bda782c7697d222bb3f',1772370000000,1,9068);
INSERT INTO "games" VALUES(8,70,19,'Noble Lapwing','running','domaine','{"setup":"players"}',4,'joined',0,'en',100,X'292DCFB211CE56E211A3AA1155F6771B13DA157169A1F6D99E27812DD82C99B8','ea6d6c6ac99599f5e6107c59e0a4e29825783a30f4a5464e7d2dc4fedd949b83',1772370000000,1,9077);
INSERT INTO "games" VALUES(9,70,4,'Gilded Cuckoo','lobby','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'91B24B611A9BA25C923C24B3784738A8D371082D8ADF9EB957FD2E2A2D0E39CC','9671aeeb4e155178d0b22a66ba2651bc44a82ed0b50e2c1a80d48a8d6a976fe7',1772370000000,NULL,NULL);
INSERT INTO "games" VALUES(10,70,5,'Happy Swallow','cancelled','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'EB6C85D56DE437954144D7B0FF2534F065E4DF07A9C74FE14F16D53ADC9ED65C','7dc1e9f66fe8c9be7a5df46712c9903ee76652afd874dd4a9ee00d75fb805f58',1772370000000,NULL,NULL);
CREATE TABLE invited (
    game_id INTEGER NOT NULL REFERENCES games,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "invited" VALUES(9,102);
CREATE TABLE lobby_interactions (
    interaction_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games
) STRICT;
INSERT INTO "lobby_interactions" VALUES(9000,1);
INSERT INTO "lobby_interactions" VALUES(9001,1);
INSERT INTO "lobby_interactions" VALUES(9031,2);
INSERT INTO "lobby_interactions" VALUES(9032,2);
INSERT INTO "lobby_interactions" VALUES(9033,2);
INSERT INTO "lobby_interactions" VALUES(9044,3);
INSERT INTO "lobby_interactions" VALUES(9045,3);
INSERT INTO "lobby_interactions" VALUES(9049,4);
INSERT INTO "lobby_interactions" VALUES(9050,4);
INSERT INTO "lobby_interactions" VALUES(9053,5);
INSERT INTO "lobby_interactions" VALUES(9054,5);
INSERT INTO "lobby_interactions" VALUES(9055,5);
INSERT INTO "lobby_interactions" VALUES(9061,6);
INSERT INTO "lobby_interactions" VALUES(9062,6);
INSERT INTO "lobby_interactions" VALUES(9066,7);
INSERT INTO "lobby_interactions" VALUES(9067,7);
INSERT INTO "lobby_interactions" VALUES(9075,8);
INSERT INTO "lobby_interactions" VALUES(9076,8);
INSERT INTO "lobby_interactions" VALUES(9084,9);
INSERT INTO "lobby_interactions" VALUES(9085,9);
INSERT INTO "lobby_interactions" VALUES(9086,9);
INSERT INTO "lobby_interactions" VALUES(9087,9);
INSERT INTO "lobby_interactions" VALUES(9088,10);
INSERT INTO "lobby_interactions" VALUES(9089,10);
CREATE TABLE log (
    game_id INTEGER NOT NULL REFERENCES games,
    revision INTEGER NOT NULL CHECK (revision > 0),
    kind TEXT NOT NULL CHECK (kind IN ('seat', 'action', 'paused', 'resumed')),
    seat INTEGER,
    body TEXT NOT NULL, -- the action, the holder's user id, or the reason
    made_by TEXT,
    at INTEGER NOT NULL,
    interaction_id INTEGER,
    step INTEGER NOT NULL, -- 0, 1 ... within one transaction
    fingerprint TEXT, -- checksum of the state after an action
    PRIMARY KEY (game_id, revision)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,'seat',0,'100',NULL,1772366400000,9002,0,NULL);
INSERT INTO "log" VALUES(1,2,'seat',1,'101',NULL,1772366400000,9002,1,NULL);
INSERT INTO "log" VALUES(1,3,'action',NULL,'B-BYGR b M13 r2','auto',1772366400000,9002,2,'9cb133f6a196');
INSERT INTO "log" VALUES(1,4,'action',NULL,'G-GBYR b L13 r4','auto',1772366400000,9002,3,'018628e5af4e');
INSERT INTO "log" VALUES(1,5,'action',0,'F-BYRG b M14 r4','player',1772366400000,9003,0,'80cfacd9be67');
INSERT INTO "log" VALUES(1,6,'action',0,'end','player',1772366400000,9003,1,'1c7569b1cbc5');
INSERT INTO "log" VALUES(1,7,'action',1,'F-YRGB b L14 r4','player',1772366400000,9004,0,'bcda03fdf3fc');
INSERT INTO "log" VALUES(1,8,'action',1,'end','player',1772366400000,9004,1,'4bde70723767');
INSERT INTO "log" VALUES(1,9,'action',0,'F-BGRY a M12 r5','player',1772366400000,9005,0,'b42e2cbe69bd');
INSERT INTO "log" VALUES(1,10,'action',0,'end','player',1772366400000,9005,1,'7caf9267ce61');
INSERT INTO "log" VALUES(1,11,'action',1,'P-RYBG a N13 r5','player',1772366400000,9006,0,'8d74e057ed46');
INSERT INTO "log" VALUES(1,12,'action',1,'end','player',1772366400000,9006,1,'54a519a8b189');
INSERT INTO "log" VALUES(1,13,'action',0,'G-GYBR b K14 r1','player',1772366400000,9007,0,'6209c9e704be');
INSERT INTO "log" VALUES(1,14,'action',0,'end','player',1772366400000,9007,1,'91aea23909d5');
INSERT INTO "log" VALUES(1,15,'action',1,'H-RBYG a N12 r1','player',1772366400000,9008,0,'e2f3e881f66e');
INSERT INTO "log" VALUES(1,16,'action',1,'end','player',1772366400000,9008,1,'b7fae7186432');
INSERT INTO "log" VALUES(1,17,'action',0,'B-RBGY a L12 r0','player',1772366400000,9009,0,'df3d5a763a64');
INSERT INTO "log" VALUES(1,18,'action',0,'end','player',1772366400000,9009,1,'aa2ed8fdb7bf');
INSERT INTO "log" VALUES(1,19,'action',1,'B-RBYG a M15 r1','player',1772366400000,9010,0,'7c9e8bb1505f');
INSERT INTO "log" VALUES(1,20,'action',1,'end','player',1772366400000,9010,1,'c7697a9a1d53');
INSERT INTO "log" VALUES(1,21,'action',0,'P-RGBY b K13 r1','player',1772366400000,9011,0,'a27e51c07eaf');
INSERT INTO "log" VALUES(1,22,'action',0,'end','player',1772366400000,9011,1,'55ae87e00f56');
INSERT INTO "log" VALUES(1,23,'action',1,'P-RYGB a N11 r0','player',1772366400000,9012,0,'4d89745e63e1');
INSERT INTO "log" VALUES(1,24,'action',1,'end','player',1772366400000,9012,1,'cc904e61eff5');
INSERT INTO "log" VALUES(1,25,'action',0,'F-RYBG b O12 r0','player',1772366400000,9013,0,'f75ccc763f0d');
INSERT INTO "log" VALUES(1,26,'action',0,'end','player',1772366400000,9013,1,'bf4668c98edd');
INSERT INTO "log" VALUES(1,27,'action',1,'H-BGYR b O13 r4','player',1772366400000,9014,0,'590845369a23');
INSERT INTO "log" VALUES(1,28,'action',1,'end','player',1772366400000,9014,1,'8a68cddfd2c0');
INSERT INTO "log" VALUES(1,29,'action',0,'H-YGRB a K15 r5','player',1772366400000,9015,0,'0d6cbb36243d');
INSERT INTO "log" VALUES(1,30,'action',0,'end','player',1772366400000,9015,1,'9a2470e6030d');
INSERT INTO "log" VALUES(1,31,'action',1,'F-BRGY b J15 r5','player',1772366400000,9016,0,'f5a466ef1684');
INSERT INTO "log" VALUES(1,32,'action',1,'end','player',1772366400000,9016,1,'3bcef4646f98');
INSERT INTO "log" VALUES(1,33,'action',0,'G-YRBG b K12 r2','player',1772366400000,9017,0,'2e1c48cf807a');
INSERT INTO "log" VALUES(1,34,'action',0,'end','player',1772366400000,9017,1,'4f7fa84f182f');
INSERT INTO "log" VALUES(1,35,'action',1,'P-BYRG a L15 r5','player',1772366400000,9018,0,'02a7761746b7');
INSERT INTO "log" VALUES(1,36,'action',1,'end','player',1772366400000,9018,1,'69cd57d71a45');
INSERT INTO "log" VALUES(1,37,'action',0,'P-YBRG a L11 r2','player',1772366400000,9019,0,'23d47fcaca40');
INSERT INTO "log" VALUES(1,38,'action',0,'end','player',1772366400000,9019,1,'ce9b60e359b6');
INSERT INTO "log" VALUES(1,39,'action',1,'G-GRBY b M16 r0','player',1772366400000,9020,0,'4ac502418575');
INSERT INTO "log" VALUES(1,40,'action',1,'end','player',1772366400000,9020,1,'10a184a10dfd');
INSERT INTO "log" VALUES(1,41,'action',0,'F-RBYG b J14 r5','player',1772366400000,9021,0,'121ff94ff179');
INSERT INTO "log" VALUES(1,42,'action',0,'end','player',1772366400000,9021,1,'efde56724351');
INSERT INTO "log" VALUES(1,43,'action',1,'G-BRGY b N10 r1','player',1772366400000,9022,0,'9e94161e8103');
INSERT INTO "log" VALUES(1,44,'action',1,'end','player',1772366400000,9022,1,'ca6438b9fa90');
INSERT INTO "log" VALUES(1,45,'action',0,'B-YRGB a P11 r2','player',1772366400000,9023,0,'beb4f7a2b974');
INSERT INTO "log" VALUES(1,46,'action',0,'end','player',1772366400000,9023,1,'06a59bc11181');
INSERT INTO "log" VALUES(1,47,'action',1,'H-RGBY a N15 r4','player',1772366400000,9024,0,'39c3ac58bd7b');
INSERT INTO "log" VALUES(1,48,'action',1,'end','player',1772366400000,9024,1,'8317efc63aca');
INSERT INTO "log" VALUES(1,49,'action',0,'H-BYGR a O10 r4','player',1772366400000,9025,0,'db7aff0ef709');
INSERT INTO "log" VALUES(1,50,'action',0,'end','player',1772366400000,9025,1,'172f89b0dbeb');
INSERT INTO "log" VALUES(1,51,'action',1,'G-RBGY b P13 r3','player',1772366400000,9026,0,'1afafa761f46');
INSERT INTO "log" VALUES(1,52,'action',1,'end','player',1772366400000,9026,1,'9db1449fbb1e');
INSERT INTO "log" VALUES(1,53,'action',0,'F-GBYR b I16 r0','player',1772366400000,9027,0,'ab12389a8898');
INSERT INTO "log" VALUES(1,54,'action',0,'end','player',1772366400000,9027,1,'b9493dee40e3');
INSERT INTO "log" VALUES(1,55,'action',1,'B-BGRY a J12 r0','player',1772366400000,9028,0,'5aaa489051f1');
INSERT INTO "log" VALUES(1,56,'action',1,'end','player',1772366400000,9028,1,'8b16ec315d4c');
INSERT INTO "log" VALUES(1,57,'action',0,'G-YBRG a L10 r0','player',1772366400000,9029,0,'f8f96bc70314');
INSERT INTO "log" VALUES(1,58,'action',0,'end','player',1772366400000,9029,1,'d893f785f986');
INSERT INTO "log" VALUES(1,59,'action',1,'P-RGYB a O14 r1','player',1772366400000,9030,0,'5685da57bb79');
INSERT INTO "log" VALUES(1,60,'action',1,'end','player',1772366400000,9030,1,'3ab08e6635a3');
INSERT INTO "log" VALUES(2,1,'seat',0,'100',NULL,1772366400000,9034,0,NULL);
INSERT INTO "log" VALUES(2,2,'seat',1,'101',NULL,1772366400000,9034,1,NULL);
INSERT INTO "log" VALUES(2,3,'seat',2,'102',NULL,1772366400000,9034,2,NULL);
INSERT INTO "log" VALUES(2,4,'action',NULL,'F-BYRG a M13 r4','auto',1772366400000,9034,3,'baab4b991279');
INSERT INTO "log" VALUES(2,5,'action',NULL,'H-GBRY b M14 r1','auto',1772366400000,9034,4,'6ada3778b79d');
INSERT INTO "log" VALUES(2,6,'action',NULL,'G-BYRG a L13 r0','auto',1772366400000,9034,5,'72edb4683dc5');
INSERT INTO "log" VALUES(2,7,'action',0,'G-YBGR a N12 r0','player',1772366400000,9035,0,'01d1e9635929');
INSERT INTO "log" VALUES(2,8,'action',0,'end','player',1772366400000,9035,1,'f72e144e0bde');
INSERT INTO "log" VALUES(2,9,'action',1,'F-BRYG b M12 r4','player',1772366400000,9036,0,'5a253129d411');
INSERT INTO "log" VALUES(2,10,'action',1,'end','player',1772366400000,9036,1,'cce95edb5d0f');
INSERT INTO "log" VALUES(2,11,'action',2,'P-RYBG a M15 r2','player',1772366400000,9037,0,'680faffe86ee');
INSERT INTO "log" VALUES(2,12,'action',2,'end','player',1772366400000,9037,1,'5906f529c09a');
INSERT INTO "log" VALUES(2,13,'action',0,'P-GBYR a N14 r3','player',1772366400000,9038,0,'355d09297c9c');
INSERT INTO "log" VALUES(2,14,'action',0,'end','player',1772366400000,9038,1,'a7abcd106ae2');
INSERT INTO "log" VALUES(2,15,'action',1,'P-BYGR a K14 r1','player',1772366400000,9039,0,'6f24275f63d2');
INSERT INTO "log" VALUES(2,16,'action',1,'end','player',1772366400000,9039,1,'9c0517ea3380');
INSERT INTO "log" VALUES(2,17,'action',2,'G-RYGB b K13 r0','player',1772366400000,9040,0,'9ad4a293383a');
INSERT INTO "log" VALUES(2,18,'action',2,'end','player',1772366400000,9040,1,'3c758d7d66da');
INSERT INTO "log" VALUES(2,19,'action',0,'P-RBYG a O11 r4','player',1772366400000,9041,0,'bd72e26ab5e5');
INSERT INTO "log" VALUES(2,20,'action',0,'end','player',1772366400000,9041,1,'5143a7a12a1d');
INSERT INTO "log" VALUES(2,21,'action',2,'resign','player',1772366400000,9042,0,'f29851023688');
INSERT INTO "log" VALUES(2,22,'action',1,'resign','player',1772366400000,9043,0,'ae0d55c522a8');
INSERT INTO "log" VALUES(3,1,'seat',0,'100',NULL,1772366400000,9046,0,NULL);
INSERT INTO "log" VALUES(3,2,'seat',1,'bot:easy:1',NULL,1772366400000,9046,1,NULL);
INSERT INTO "log" VALUES(3,3,'action',NULL,'H-RYBG a M13 r5','auto',1772366400000,9046,2,'dec094071c81');
INSERT INTO "log" VALUES(3,4,'action',NULL,'P-YGRB a N13 r4','auto',1772366400000,9046,3,'bce02906174c');
INSERT INTO "log" VALUES(3,5,'action',0,'B-RYBG a L14 r1','player',1772366400000,9047,0,'67f457d8dbe1');
INSERT INTO "log" VALUES(3,6,'action',0,'end','player',1772366400000,9047,1,'4f951533d1cb');
INSERT INTO "log" VALUES(3,7,'action',1,'B-BYGR b N12 r1','bot:easy',1772366400000,NULL,0,'d112e0d4a977');
INSERT INTO "log" VALUES(3,8,'action',1,'end','bot:easy',1772366400000,NULL,1,'f147a75ed048');
INSERT INTO "log" VALUES(3,9,'action',0,'B-BRYG b N14 r1','player',1772366400000,9048,0,'87d429a86574');
INSERT INTO "log" VALUES(3,10,'action',0,'end','player',1772366400000,9048,1,'e1131be91e49');
INSERT INTO "log" VALUES(3,11,'action',1,'H-BRYG a K15 r3','bot:easy',1772366400000,NULL,0,'f2ce36415a2b');
INSERT INTO "log" VALUES(3,12,'action',1,'end','bot:easy',1772366400000,NULL,1,'5bd901b06f0a');
INSERT INTO "log" VALUES(4,1,'seat',0,'100',NULL,1772366400000,9051,0,NULL);
INSERT INTO "log" VALUES(4,2,'seat',1,'101',NULL,1772366400000,9051,1,NULL);
INSERT INTO "log" VALUES(4,3,'action',0,'P-BGRY a M13 r0','player',1772366400000,9052,0,'9990be915e4a');
INSERT INTO "log" VALUES(4,4,'action',0,'end','auto',1772366400000,9052,1,'4d6514f253b6');
INSERT INTO "log" VALUES(5,1,'seat',0,'100',NULL,1772366400000,9056,0,NULL);
INSERT INTO "log" VALUES(5,2,'seat',1,'101',NULL,1772366400000,9056,1,NULL);
INSERT INTO "log" VALUES(5,3,'seat',2,'102',NULL,1772366400000,9056,2,NULL);
INSERT INTO "log" VALUES(5,4,'action',NULL,'F-RBGY a M13 r1','auto',1772366400000,9056,3,'26d739bb01cd');
INSERT INTO "log" VALUES(5,5,'action',NULL,'G-GBYR b M12 r1','auto',1772366400000,9056,4,'8031078f9d06');
INSERT INTO "log" VALUES(5,6,'action',NULL,'P-RYBG b M14 r5','auto',1772366400000,9056,5,'450a36a4950c');
INSERT INTO "log" VALUES(5,7,'action',0,'F-BYGR a N12 r1','player',1772366400000,9057,0,'4c3faad5afa4');
INSERT INTO "log" VALUES(5,8,'action',0,'end','player',1772366400000,9057,1,'d87e95a3f1ab');
INSERT INTO "log" VALUES(5,9,'action',1,'H-RGBY a L14 r2','player',1772366400000,9058,0,'c06a95a3b792');
INSERT INTO "log" VALUES(5,10,'action',1,'end','player',1772366400000,9058,1,'f32511130b90');
INSERT INTO "log" VALUES(5,11,'action',2,'H-RYGB b L13 r1','player',1772366400000,9059,0,'10d9aeafcfb9');
INSERT INTO "log" VALUES(5,12,'action',2,'end','player',1772366400000,9059,1,'849887094b17');
INSERT INTO "log" VALUES(5,13,'action',0,'G-GBRY a M11 r2','player',1772366400000,9060,0,'1b7ad3a8c79d');
INSERT INTO "log" VALUES(5,14,'action',0,'end','player',1772366400000,9060,1,'d49a1c7f9377');
INSERT INTO "log" VALUES(5,15,'action',1,'H-YRGB a M15 r1','player',1772370000000,9091,0,'d3a0d58bba78');
INSERT INTO "log" VALUES(5,16,'action',1,'end','player',1772370000000,9091,1,'eff6da6752e3');
INSERT INTO "log" VALUES(6,1,'seat',0,'100',NULL,1772366400000,9063,0,NULL);
INSERT INTO "log" VALUES(6,2,'seat',1,'101',NULL,1772366400000,9063,1,NULL);
INSERT INTO "log" VALUES(6,3,'action',NULL,'P-YRGB a M13 r4','auto',1772366400000,9063,2,'d03f3f5f365e');
INSERT INTO "log" VALUES(6,4,'action',NULL,'P-YBRG a M14 r4','auto',1772366400000,9063,3,'466ac2937744');
INSERT INTO "log" VALUES(6,5,'action',0,'P-RBGY a L14 r4','player',1772366400000,9064,0,'a9f1fc6a7099');
INSERT INTO "log" VALUES(6,6,'action',0,'end','player',1772366400000,9064,1,'2f93284cc555');
INSERT INTO "log" VALUES(6,7,'action',1,'H-RGBY a M12 r1','player',1772366400000,9065,0,'0aef071f502d');
INSERT INTO "log" VALUES(7,1,'seat',0,'100',NULL,1772370000000,9068,0,NULL);
INSERT INTO "log" VALUES(7,2,'seat',1,'101',NULL,1772370000000,9068,1,NULL);
INSERT INTO "log" VALUES(7,3,'action',NULL,'B-YBGR a M13 r0','auto',1772370000000,9068,2,'f61d86f26db8');
INSERT INTO "log" VALUES(7,4,'action',NULL,'F-GBRY b L14 r4','auto',1772370000000,9068,3,'f29a8631b9c6');
INSERT INTO "log" VALUES(7,5,'action',1,'F-GBYR a M12 r1','player',1772370000000,9069,0,'8bec9ecb40b1');
INSERT INTO "log" VALUES(7,6,'action',1,'G-RYBG a M14 r2','player',1772370000000,9070,0,'8849ebc67756');
INSERT INTO "log" VALUES(7,7,'action',1,'F-BYRG b L13 r0','player',1772370000000,9071,0,'384e862b6e02');
INSERT INTO "log" VALUES(7,8,'action',1,'end','auto',1772370000000,9071,1,'41f3aafa6be4');
INSERT INTO "log" VALUES(7,9,'action',0,'P-BGRY a L15 r3','player',1772370000000,9072,0,'a67b30772ee3');
INSERT INTO "log" VALUES(7,10,'action',0,'G-RBGY b N12 r5','player',1772370000000,9073,0,'014f2c8567dc');
INSERT INTO "log" VALUES(7,11,'action',0,'B-BGRY b K14 r0','player',1772370000000,9074,0,'115daacecddc');
INSERT INTO "log" VALUES(7,12,'action',0,'end','auto',1772370000000,9074,1,'54f29f75aa29');
INSERT INTO "log" VALUES(8,1,'seat',0,'100',NULL,1772370000000,9077,0,NULL);
INSERT INTO "log" VALUES(8,2,'seat',1,'101',NULL,1772370000000,9077,1,NULL);
INSERT INTO "log" VALUES(8,3,'action',1,'F-YRBG a M13 r0','player',1772370000000,9078,0,'4067d9042f65');
INSERT INTO "log" VALUES(8,4,'action',1,'H-GYBR a M14 r2','player',1772370000000,9079,0,'661d8b918dc5');
INSERT INTO "log" VALUES(8,5,'action',1,'G-YBRG b L14 r0','player',1772370000000,9080,0,'371293b50869');
INSERT INTO "log" VALUES(8,6,'action',1,'end','auto',1772370000000,9080,1,'26af88b0e9ac');
INSERT INTO "log" VALUES(8,7,'action',0,'H-GBRY a M12 r2','player',1772370000000,9081,0,'ff2a623af82e');
INSERT INTO "log" VALUES(8,8,'action',0,'mark M13.1','player',1772370000000,9082,0,'0faddc757eb0');
INSERT INTO "log" VALUES(8,9,'action',0,'end','auto',1772370000000,9082,1,'56fe8dc50837');
INSERT INTO "log" VALUES(8,10,'action',1,'F-BYRG a M15 r1','player',1772370000000,9083,0,'6dc1c902f7a4');
INSERT INTO "log" VALUES(8,11,'action',1,'end','auto',1772370000000,9083,1,'455117149607');
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
INSERT INTO "members" VALUES(9,3,-1);
INSERT INTO "members" VALUES(10,1,100);
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
INSERT INTO "messages" VALUES(1,5024,'turn',48);
INSERT INTO "messages" VALUES(1,5025,'turn',50);
INSERT INTO "messages" VALUES(1,5026,'turn',52);
INSERT INTO "messages" VALUES(1,5027,'turn',54);
INSERT INTO "messages" VALUES(1,5028,'turn',56);
INSERT INTO "messages" VALUES(1,5029,'turn',58);
INSERT INTO "messages" VALUES(1,5030,'result',60);
INSERT INTO "messages" VALUES(2,5031,'lobby',0);
INSERT INTO "messages" VALUES(2,5032,'turn',6);
INSERT INTO "messages" VALUES(2,5033,'turn',8);
INSERT INTO "messages" VALUES(2,5034,'turn',10);
INSERT INTO "messages" VALUES(2,5035,'turn',12);
INSERT INTO "messages" VALUES(2,5036,'turn',14);
INSERT INTO "messages" VALUES(2,5037,'turn',16);
INSERT INTO "messages" VALUES(2,5038,'turn',18);
INSERT INTO "messages" VALUES(2,5039,'turn',20);
INSERT INTO "messages" VALUES(2,5040,'resigned',21);
INSERT INTO "messages" VALUES(2,5041,'result',22);
INSERT INTO "messages" VALUES(3,5042,'lobby',0);
INSERT INTO "messages" VALUES(3,5043,'turn',4);
INSERT INTO "messages" VALUES(3,5044,'turn',8);
INSERT INTO "messages" VALUES(3,5045,'turn',12);
INSERT INTO "messages" VALUES(4,5046,'lobby',0);
INSERT INTO "messages" VALUES(4,5047,'turn',2);
INSERT INTO "messages" VALUES(4,5048,'turn',4);
INSERT INTO "messages" VALUES(5,5049,'lobby',0);
INSERT INTO "messages" VALUES(5,5050,'turn',6);
INSERT INTO "messages" VALUES(5,5051,'turn',8);
INSERT INTO "messages" VALUES(5,5052,'turn',10);
INSERT INTO "messages" VALUES(5,5053,'turn',12);
INSERT INTO "messages" VALUES(5,5054,'turn',14);
INSERT INTO "messages" VALUES(6,5055,'lobby',0);
INSERT INTO "messages" VALUES(6,5056,'turn',4);
INSERT INTO "messages" VALUES(6,5057,'turn',6);
INSERT INTO "messages" VALUES(6,5058,'draft',7);
INSERT INTO "messages" VALUES(7,5059,'lobby',0);
INSERT INTO "messages" VALUES(7,5060,'turn',4);
INSERT INTO "messages" VALUES(7,5061,'turn',8);
INSERT INTO "messages" VALUES(7,5062,'turn',12);
INSERT INTO "messages" VALUES(8,5063,'lobby',0);
INSERT INTO "messages" VALUES(8,5064,'turn',2);
INSERT INTO "messages" VALUES(8,5065,'turn',6);
INSERT INTO "messages" VALUES(8,5066,'turn',9);
INSERT INTO "messages" VALUES(8,5067,'turn',11);
INSERT INTO "messages" VALUES(9,5068,'lobby',0);
INSERT INTO "messages" VALUES(9,5069,'invite',0);
INSERT INTO "messages" VALUES(10,5070,'lobby',0);
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
INSERT INTO "outbox" VALUES(145,5,6,'turn',15,16,102,NULL,NULL,0);
INSERT INTO "outbox" VALUES(146,5,6,'strip',15,16,102,NULL,NULL,0);
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
INSERT INTO "seats" VALUES(1,0,100,42,2,NULL,14);
INSERT INTO "seats" VALUES(1,1,101,61,1,NULL,14);
INSERT INTO "seats" VALUES(2,0,100,4,1,NULL,3);
INSERT INTO "seats" VALUES(2,1,101,6,2,NULL,2);
INSERT INTO "seats" VALUES(2,2,102,3,3,NULL,2);
INSERT INTO "seats" VALUES(3,0,100,2,2,1772366400000,2);
INSERT INTO "seats" VALUES(3,1,-1,9,1,NULL,2);
INSERT INTO "seats" VALUES(4,0,100,0,1,NULL,0);
INSERT INTO "seats" VALUES(4,1,101,0,1,1772366400000,0);
INSERT INTO "seats" VALUES(5,0,100,8,1,NULL,2);
INSERT INTO "seats" VALUES(5,1,101,3,3,NULL,2);
INSERT INTO "seats" VALUES(5,2,102,5,2,1772370000000,1);
INSERT INTO "seats" VALUES(6,0,100,6,1,NULL,1);
INSERT INTO "seats" VALUES(6,1,101,1,2,1772366400000,0);
INSERT INTO "seats" VALUES(7,0,100,0,2,NULL,1);
INSERT INTO "seats" VALUES(7,1,101,2,1,1772370000000,1);
INSERT INTO "seats" VALUES(8,0,100,1,1,1772370000000,1);
INSERT INTO "seats" VALUES(8,1,101,0,2,NULL,1);
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel_id)
WHERE status IN ('lobby', 'running', 'paused');
CREATE UNIQUE INDEX open_games_are_named_apart ON games (guild_id, name)
WHERE status IN ('lobby', 'running', 'paused');
CREATE UNIQUE INDEX interactions_count_once ON log (interaction_id)
WHERE step = 0 AND interaction_id IS NOT NULL;
CREATE INDEX seats_by_user ON seats (user_id);
CREATE INDEX outbox_by_channel ON outbox (channel_id, row_id);
CREATE INDEX outbox_by_game ON outbox (game_id);
CREATE VIEW counting_games AS
SELECT games.game_id, guild_id, variant
FROM results JOIN games USING (game_id) JOIN seats USING (game_id)
WHERE user_id > 0 AND turns >= 2
GROUP BY games.game_id HAVING count(*) >= 2;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',10);
INSERT INTO "sqlite_sequence" VALUES('outbox',146);
COMMIT;
PRAGMA user_version = 2;
