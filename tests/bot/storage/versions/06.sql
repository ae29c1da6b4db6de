BEGIN TRANSACTION;
CREATE TABLE absences (
    user_id INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL, -- as announced; when it ended, once it is over
    is_over INTEGER NOT NULL CHECK (is_over IN (0, 1)),
    PRIMARY KEY (user_id, since)
) STRICT, WITHOUT ROWID;
INSERT INTO "absences" VALUES(103,1773147600000,1773925200000,0);
CREATE TABLE clocks (
    game_id INTEGER NOT NULL REFERENCES games,
    kind TEXT NOT NULL,
    user_id INTEGER NOT NULL, -- whose time it is
    revision INTEGER NOT NULL, -- the entry of the log with which the time was given
    span INTEGER NOT NULL, -- all the time there is, in milliseconds
    time_left INTEGER NOT NULL, -- when it last stood still, in milliseconds
    is_posted INTEGER NOT NULL CHECK (is_posted IN (0, 1)), -- whether the message about it stands
    deadline INTEGER, -- NULL while it stands still
    stage INTEGER NOT NULL, -- how many of its times have come
    PRIMARY KEY (game_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO "clocks" VALUES(5,'turn',100,12,21600000,21600000,1,NULL,1);
INSERT INTO "clocks" VALUES(6,'turn',101,19,43200000,0,1,NULL,3);
INSERT INTO "clocks" VALUES(6,'vote',0,24,43200000,43200000,1,1773190800000,0);
INSERT INTO "clocks" VALUES(7,'turn',102,16,604800000,604800000,0,NULL,0);
INSERT INTO "clocks" VALUES(8,'turn',101,6,604800000,604800000,1,1773576000000,0);
INSERT INTO "clocks" VALUES(11,'turn',100,6,86400000,0,1,NULL,3);
INSERT INTO "clocks" VALUES(11,'vote',0,8,86400000,86400000,1,1773234000000,0);
INSERT INTO "clocks" VALUES(12,'turn',103,6,86400000,86400000,1,NULL,0);
INSERT INTO "clocks" VALUES(13,'turn',100,12,604800000,604800000,1,1773752400000,0);
INSERT INTO "clocks" VALUES(14,'turn',101,10,604800000,604800000,1,1773752400000,0);
CREATE TABLE "games" (
    game_id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice: old buttons carry it
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL,
    variant TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)), -- defaults included
    most_seats INTEGER NOT NULL,
    seat_order TEXT NOT NULL,
    invite_only INTEGER NOT NULL CHECK (invite_only IN (0, 1)),
    language TEXT NOT NULL,
    host_id INTEGER NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    commitment TEXT NOT NULL,
    created_at INTEGER NOT NULL, -- here and below: milliseconds since 1970, UTC
    rules INTEGER, -- engine.RULES at the start
    start_id INTEGER UNIQUE, -- the interaction that started it
    opened_id INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT 'none', -- the interaction that opened its lobby, 0 if unknown
    CHECK ((start_id IS NULL) = (rules IS NULL))
) STRICT;
INSERT INTO "games" VALUES(1,70,1,'Sunny Avocet','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'4B2DCAACD6081837A64566EE5822E116A0178C6C08B6FBDFD65FF0ECCC93D566','a1c1df0cfac12f3f6ede0597e1f5629da9674371e8c32d9764df70d4e5f41a45',1772366400000,2,9002,9000,'none');
INSERT INTO "games" VALUES(2,70,1,'Wild Wagtail','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'447529C67F1370A651478D0A18D36995D9DE30F98428684E540BEFDC05303108','06adb59e1bcc5564bc616c226d191ceebef0382b6f2fd4e3f894a50b91187ba4',1772366400000,2,9036,9033,'none');
INSERT INTO "games" VALUES(3,70,2,'Noble Grebe','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'F4F8A5C1E85946D6D2D34AAFAF964A7B24865727222521AE9A0BF3F424641682','838e4220e0b02b2a83e11cea8d2d52b6e75eaf66e1318ff5d0f06571c9706b6b',1772366400000,2,9048,9046,'none');
INSERT INTO "games" VALUES(4,70,3,'Early Dove','running','classic','{"setup":"players","target":60}',4,'joined',0,'en',100,X'726A4D244EBEFC3B527D52829CEB1189255BB35171572A8B2988338CF09B6B70','a68832abe34049d766628bfa6a0705a2208ad469d6c396c30890ff86aca517fe',1772366400000,2,9053,9051,'none');
INSERT INTO "games" VALUES(5,70,9,'Gentle Tern','paused','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'CEF8F169FDC758058531A154AEE3EB27F053AA38ECFC7CEB235B6C07CE873297','3f315c4517f708433ed3a66b1661ab3d627a5d3457df53cb47555b2e8eb7b9b5',1772366400000,2,9058,9055,'12h');
INSERT INTO "games" VALUES(6,70,10,'Happy Osprey','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'539787212BA459BC67F8A8A9462C3CD94201FADA29119599C026BBF76ECCC2B9','a332c560d06787fa9a482777a719631c23b62a06ba7d9970db4df8b71d7580c2',1772884800000,2,9062,9059,'12h');
INSERT INTO "games" VALUES(7,70,6,'Brave Teal','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'D69648B71550564599EB31F9E029A76BEB164D1DF4EC55E87D2778C046277A38','921de12ae6af6643fe0748f70772302d3afb09378b02b04b63c9c0ba446ae2c3',1772971200000,2,9069,9066,'7d');
INSERT INTO "games" VALUES(8,70,7,'Curious Harrier','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'769FC61B378F3703AD0DE8B3029E35863F1A7ACBB58F88B1A0D6F425DC168823','84d679233386360601e90c595f148501d3f599d12d42e64461f270cc5693bef9',1772971200000,2,9076,9074,'7d');
INSERT INTO "games" VALUES(9,70,8,'Quiet Falcon','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'D41381440F267C737C9FA5867A83014A5674E0D5103C04CB726D0C669AD2BCAB','fd324204a07bde3e9fae69a82805452e331411dad1c11890dc8dc2289528adbc',1772974800000,2,9081,9079,'none');
INSERT INTO "games" VALUES(10,70,20,'Silver Gull','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'278074282317EACAA5952B467EF0D7E8949DC9889D981CC878EC46B7CF1A8463','0e47042c7841c1d02d588269ea30d0234689dd2396ec06af8a62eb4ab9aa226a',1772974800000,2,9088,9085,'12h');
INSERT INTO "games" VALUES(11,70,11,'Misty Avocet','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'374019CCBD4D9FF680E6D921FB77F878B075259C53E9A758F12CD1705D891804','ccece2076b9b80584a5df818b8fd17821efbb379dc84f80b1fbe7ec2f2db4e91',1773061200000,2,9103,9100,'1d');
INSERT INTO "games" VALUES(12,70,12,'Daring Tern','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'BC8523F350DDCAAD047F9D1FDDF4A7948BC8828937FAF58C89240BF3B5181BC9','91c77903dcc85857a990a133c2cbd590115b657f2b01eae10901b59c3f37158c',1773147600000,2,9107,9105,'1d');
INSERT INTO "games" VALUES(13,70,18,'Early Osprey','running','terra','{"setup":"auto","withdraw":"own"}',5,'joined',0,'en',100,X'A0EBCFC4691DB18AF93200620250ED84CCF5F9E1AEDDE3A3BD15EE201DEB9B52','426b5ced20b17d4cf0436448cded17e7d3fecf55f82cf0084fde90ef2db413c6',1773147600000,2,9111,9109,'7d');
INSERT INTO "games" VALUES(14,70,19,'Wild Finch','running','domaine','{"setup":"players"}',4,'joined',0,'en',100,X'F627CBDFE0E227E44FA985F1DD9EC41A0412E65001BE8A1497DC9A7558FCC6B1','f2fccd1e4a3b0fd79d99f6397c638c26d08bf8c97b72c8d257304d7744277b07',1773147600000,2,9120,9118,'7d');
INSERT INTO "games" VALUES(15,70,4,'Lucky Swan','lobby','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'6C38BBA1A7ED7245FC757D61B5E90A0C0A9D3496273CF47D33F7CFE41E036D2A','5ef1a9032cfe3e41b99d40604f698439966123e655f2235e03c8f0e9f2369a80',1773147600000,NULL,NULL,9127,'none');
INSERT INTO "games" VALUES(16,70,5,'Nimble Nuthatch','cancelled','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'BD43F7EC153EF996AF2EA83CB63C24283CB6F4657C833A0C1C3D8A1629F14112','904cf1e1c3ce8a2b0c7753f63d90589dd330da873ba38f94cce57dbee995166f',1773147600000,NULL,NULL,9131,'none');
CREATE TABLE heartbeat (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "heartbeat" VALUES(1,1773147600000);
CREATE TABLE invited (
    game_id INTEGER NOT NULL REFERENCES games,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "invited" VALUES(15,102);
CREATE TABLE lobby_interactions (
    interaction_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games
) STRICT;
INSERT INTO "lobby_interactions" VALUES(9000,1);
INSERT INTO "lobby_interactions" VALUES(9001,1);
INSERT INTO "lobby_interactions" VALUES(9033,2);
INSERT INTO "lobby_interactions" VALUES(9034,2);
INSERT INTO "lobby_interactions" VALUES(9035,2);
INSERT INTO "lobby_interactions" VALUES(9046,3);
INSERT INTO "lobby_interactions" VALUES(9047,3);
INSERT INTO "lobby_interactions" VALUES(9051,4);
INSERT INTO "lobby_interactions" VALUES(9052,4);
INSERT INTO "lobby_interactions" VALUES(9055,5);
INSERT INTO "lobby_interactions" VALUES(9056,5);
INSERT INTO "lobby_interactions" VALUES(9057,5);
INSERT INTO "lobby_interactions" VALUES(9059,6);
INSERT INTO "lobby_interactions" VALUES(9060,6);
INSERT INTO "lobby_interactions" VALUES(9061,6);
INSERT INTO "lobby_interactions" VALUES(9066,7);
INSERT INTO "lobby_interactions" VALUES(9067,7);
INSERT INTO "lobby_interactions" VALUES(9068,7);
INSERT INTO "lobby_interactions" VALUES(9074,8);
INSERT INTO "lobby_interactions" VALUES(9075,8);
INSERT INTO "lobby_interactions" VALUES(9079,9);
INSERT INTO "lobby_interactions" VALUES(9080,9);
INSERT INTO "lobby_interactions" VALUES(9085,10);
INSERT INTO "lobby_interactions" VALUES(9086,10);
INSERT INTO "lobby_interactions" VALUES(9087,10);
INSERT INTO "lobby_interactions" VALUES(9100,11);
INSERT INTO "lobby_interactions" VALUES(9101,11);
INSERT INTO "lobby_interactions" VALUES(9102,11);
INSERT INTO "lobby_interactions" VALUES(9105,12);
INSERT INTO "lobby_interactions" VALUES(9106,12);
INSERT INTO "lobby_interactions" VALUES(9109,13);
INSERT INTO "lobby_interactions" VALUES(9110,13);
INSERT INTO "lobby_interactions" VALUES(9118,14);
INSERT INTO "lobby_interactions" VALUES(9119,14);
INSERT INTO "lobby_interactions" VALUES(9127,15);
INSERT INTO "lobby_interactions" VALUES(9128,15);
INSERT INTO "lobby_interactions" VALUES(9129,15);
INSERT INTO "lobby_interactions" VALUES(9130,15);
INSERT INTO "lobby_interactions" VALUES(9131,16);
INSERT INTO "lobby_interactions" VALUES(9132,16);
CREATE TABLE "log" (
    game_id INTEGER NOT NULL REFERENCES games,
    revision INTEGER NOT NULL CHECK (revision > 0),
    kind TEXT NOT NULL,
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
INSERT INTO "log" VALUES(1,3,'action',NULL,'G-YRBG b M13 r1','auto',1772366400000,9002,2,'193b48049239');
INSERT INTO "log" VALUES(1,4,'action',NULL,'P-RGBY b N13 r5','auto',1772366400000,9002,3,'d14422a16847');
INSERT INTO "log" VALUES(1,5,'action',0,'H-RGYB b M14 r1','player',1772366400000,9003,0,'2e14c801baa1');
INSERT INTO "log" VALUES(1,6,'action',0,'end','player',1772366400000,9003,1,'874bea21003b');
INSERT INTO "log" VALUES(1,7,'action',1,'H-YBRG a L13 r0','player',1772366400000,9004,0,'5fa3cc903fd3');
INSERT INTO "log" VALUES(1,8,'action',1,'end','player',1772366400000,9004,1,'82a626a3c15c');
INSERT INTO "log" VALUES(1,9,'action',0,'B-RYBG b N14 r1','player',1772366400000,9005,0,'bf4eefda2669');
INSERT INTO "log" VALUES(1,10,'action',0,'end','player',1772366400000,9005,1,'36924d61103b');
INSERT INTO "log" VALUES(1,11,'action',1,'P-RYBG a M12 r0','player',1772366400000,9006,0,'5725a56e72b9');
INSERT INTO "log" VALUES(1,12,'action',1,'end','player',1772366400000,9006,1,'4b6fae7072d8');
INSERT INTO "log" VALUES(1,13,'action',0,'B-BRYG a O12 r2','player',1772366400000,9007,0,'2606ff4d3c8d');
INSERT INTO "log" VALUES(1,14,'action',0,'end','player',1772366400000,9007,1,'3a3a1291eea6');
INSERT INTO "log" VALUES(1,15,'action',1,'H-BGRY b M15 r0','player',1772366400000,9008,0,'5eb093f35cee');
INSERT INTO "log" VALUES(1,16,'action',1,'end','player',1772366400000,9008,1,'56289ce920a8');
INSERT INTO "log" VALUES(1,17,'action',0,'P-GYRB a L15 r4','player',1772366400000,9009,0,'400e0590d739');
INSERT INTO "log" VALUES(1,18,'action',0,'end','player',1772366400000,9009,1,'43628019a821');
INSERT INTO "log" VALUES(1,19,'action',1,'F-RGBY a K14 r0','player',1772366400000,9010,0,'b1e50121c900');
INSERT INTO "log" VALUES(1,20,'action',1,'end','player',1772366400000,9010,1,'1387374c7e99');
INSERT INTO "log" VALUES(1,21,'action',0,'P-BYRG a L12 r2','player',1772366400000,9011,0,'923389953e26');
INSERT INTO "log" VALUES(1,22,'action',0,'end','player',1772366400000,9011,1,'aabb65be4480');
INSERT INTO "log" VALUES(1,23,'action',1,'G-RBGY a N15 r0','player',1772366400000,9012,0,'a1af607175c4');
INSERT INTO "log" VALUES(1,24,'action',1,'end','player',1772366400000,9012,1,'496c2a6a3159');
INSERT INTO "log" VALUES(1,25,'action',0,'H-RGBY a O14 r4','player',1772366400000,9013,0,'5e8e25d682cd');
INSERT INTO "log" VALUES(1,26,'action',0,'end','player',1772366400000,9013,1,'1b8241ab04cb');
INSERT INTO "log" VALUES(1,27,'action',1,'H-BYRG b K13 r3','player',1772366400000,9014,0,'7c540e290a68');
INSERT INTO "log" VALUES(1,28,'action',1,'end','player',1772366400000,9014,1,'51cc73b4b491');
INSERT INTO "log" VALUES(1,29,'action',0,'H-BYGR a N11 r1','player',1772366400000,9015,0,'ddb9fdfbe9d7');
INSERT INTO "log" VALUES(1,30,'action',0,'end','player',1772366400000,9015,1,'43fcc6ec5cef');
INSERT INTO "log" VALUES(1,31,'action',1,'G-RBYG a P11 r2','player',1772366400000,9016,0,'6618a11e4e3a');
INSERT INTO "log" VALUES(1,32,'action',1,'end','player',1772366400000,9016,1,'0a2aa25103c7');
INSERT INTO "log" VALUES(1,33,'action',0,'F-YRGB b P12 r4','player',1772366400000,9017,0,'86bc78c4ff26');
INSERT INTO "log" VALUES(1,34,'action',0,'end','player',1772366400000,9017,1,'3c39b559a258');
INSERT INTO "log" VALUES(1,35,'action',1,'P-BGRY b K16 r0','player',1772366400000,9018,0,'af2d1778a587');
INSERT INTO "log" VALUES(1,36,'action',1,'end','player',1772366400000,9018,1,'4d6d678d6af0');
INSERT INTO "log" VALUES(1,37,'action',0,'F-BRGY a M16 r4','player',1772366400000,9019,0,'3274348a7fd1');
INSERT INTO "log" VALUES(1,38,'action',0,'end','player',1772366400000,9019,1,'0fdb95f1818e');
INSERT INTO "log" VALUES(1,39,'action',1,'B-BGYR a J15 r0','player',1772366400000,9020,0,'85cc1cfb46ce');
INSERT INTO "log" VALUES(1,40,'action',1,'end','player',1772366400000,9020,1,'e277132d9ee4');
INSERT INTO "log" VALUES(1,41,'action',0,'B-RGBY b N12 r1','player',1772366400000,9021,0,'f51e4f4a0db9');
INSERT INTO "log" VALUES(1,42,'action',0,'end','player',1772366400000,9021,1,'0c1af77d59fd');
INSERT INTO "log" VALUES(1,43,'action',1,'B-BGRY a J14 r0','player',1772366400000,9022,0,'b675782d3e7f');
INSERT INTO "log" VALUES(1,44,'action',1,'end','player',1772366400000,9022,1,'83edce2ea3bd');
INSERT INTO "log" VALUES(1,45,'action',0,'B-GBYR a K12 r1','player',1772366400000,9023,0,'1e6547ecc94f');
INSERT INTO "log" VALUES(1,46,'action',0,'end','player',1772366400000,9023,1,'97c6f96b8155');
INSERT INTO "log" VALUES(1,47,'action',1,'F-GYBR a L11 r1','player',1772366400000,9024,0,'7589f3e2debc');
INSERT INTO "log" VALUES(1,48,'action',1,'end','player',1772366400000,9024,1,'359801e492a5');
INSERT INTO "log" VALUES(1,49,'action',0,'H-BRYG a P13 r2','player',1772366400000,9025,0,'69f4c5f1af4c');
INSERT INTO "log" VALUES(1,50,'action',0,'end','player',1772366400000,9025,1,'686fbfde8cb4');
INSERT INTO "log" VALUES(1,51,'action',1,'B-YBRG a N10 r2','player',1772366400000,9026,0,'61d18cc53d5e');
INSERT INTO "log" VALUES(1,52,'action',1,'end','player',1772366400000,9026,1,'028bddc0932c');
INSERT INTO "log" VALUES(1,53,'action',0,'G-YGBR b O15 r0','player',1772366400000,9027,0,'dabf704383f3');
INSERT INTO "log" VALUES(1,54,'action',0,'end','player',1772366400000,9027,1,'7fc7709ea1d1');
INSERT INTO "log" VALUES(1,55,'action',1,'B-GYBR a P14 r2','player',1772366400000,9028,0,'09cc26621081');
INSERT INTO "log" VALUES(1,56,'action',1,'end','player',1772366400000,9028,1,'bd2ccff1e579');
INSERT INTO "log" VALUES(1,57,'action',0,'B-GYRB a O10 r1','player',1772366400000,9029,0,'7ad5d9a247dc');
INSERT INTO "log" VALUES(1,58,'action',0,'end','player',1772366400000,9029,1,'7f859780040c');
INSERT INTO "log" VALUES(1,59,'action',1,'B-BYRG a Q10 r2','player',1772366400000,9030,0,'533334907288');
INSERT INTO "log" VALUES(1,60,'action',1,'end','player',1772366400000,9030,1,'4f157b292745');
INSERT INTO "log" VALUES(1,61,'action',0,'F-YRBG a L14 r3','player',1772366400000,9031,0,'352e35d83890');
INSERT INTO "log" VALUES(1,62,'action',0,'end','player',1772366400000,9031,1,'5c38efd9938e');
INSERT INTO "log" VALUES(1,63,'action',1,'F-RBYG b K17 r4','player',1772366400000,9032,0,'22ae7fbb674d');
INSERT INTO "log" VALUES(1,64,'action',1,'end','player',1772366400000,9032,1,'2e9aec37b5f0');
INSERT INTO "log" VALUES(2,1,'seat',0,'100',NULL,1772366400000,9036,0,NULL);
INSERT INTO "log" VALUES(2,2,'seat',1,'101',NULL,1772366400000,9036,1,NULL);
INSERT INTO "log" VALUES(2,3,'seat',2,'102',NULL,1772366400000,9036,2,NULL);
INSERT INTO "log" VALUES(2,4,'action',NULL,'H-GRYB a M13 r4','auto',1772366400000,9036,3,'5dcc330b1b9a');
INSERT INTO "log" VALUES(2,5,'action',NULL,'G-YRBG a M12 r2','auto',1772366400000,9036,4,'405c92719b7c');
INSERT INTO "log" VALUES(2,6,'action',NULL,'H-BYRG a L14 r3','auto',1772366400000,9036,5,'5f27d51c840d');
INSERT INTO "log" VALUES(2,7,'action',0,'H-GYBR b L13 r5','player',1772366400000,9037,0,'9a665e32e140');
INSERT INTO "log" VALUES(2,8,'action',0,'end','player',1772366400000,9037,1,'bb2e847ca9b3');
INSERT INTO "log" VALUES(2,9,'action',1,'B-RBGY a M14 r1','player',1772366400000,9038,0,'acee15095433');
INSERT INTO "log" VALUES(2,10,'action',1,'end','player',1772366400000,9038,1,'42657b68f4e5');
INSERT INTO "log" VALUES(2,11,'action',2,'H-RBYG a M11 r0','player',1772366400000,9039,0,'284eaea4f47a');
INSERT INTO "log" VALUES(2,12,'action',2,'end','player',1772366400000,9039,1,'ca7b9c0a0a96');
INSERT INTO "log" VALUES(2,13,'action',0,'G-RGYB b N12 r5','player',1772366400000,9040,0,'e4dc0279d5c7');
INSERT INTO "log" VALUES(2,14,'action',0,'end','player',1772366400000,9040,1,'64456215ec6c');
INSERT INTO "log" VALUES(2,15,'action',1,'G-YGBR b K15 r1','player',1772366400000,9041,0,'a8770d1ba631');
INSERT INTO "log" VALUES(2,16,'action',1,'end','player',1772366400000,9041,1,'7586a350df29');
INSERT INTO "log" VALUES(2,17,'action',2,'B-GBRY a K13 r0','player',1772366400000,9042,0,'3a12b48d5573');
INSERT INTO "log" VALUES(2,18,'action',2,'end','player',1772366400000,9042,1,'dc29d5ebc746');
INSERT INTO "log" VALUES(2,19,'action',0,'P-RBGY b N11 r2','player',1772366400000,9043,0,'6c3c0ede3418');
INSERT INTO "log" VALUES(2,20,'action',0,'end','player',1772366400000,9043,1,'848a84903f85');
INSERT INTO "log" VALUES(2,21,'action',2,'resign','player',1772366400000,9044,0,'f90f7b907657');
INSERT INTO "log" VALUES(2,22,'action',1,'resign','player',1772366400000,9045,0,'3894d7e254a9');
INSERT INTO "log" VALUES(3,1,'seat',0,'100',NULL,1772366400000,9048,0,NULL);
INSERT INTO "log" VALUES(3,2,'seat',1,'bot:easy:1',NULL,1772366400000,9048,1,NULL);
INSERT INTO "log" VALUES(3,3,'action',NULL,'P-BYGR a M13 r4','auto',1772366400000,9048,2,'7d4cd453bd4c');
INSERT INTO "log" VALUES(3,4,'action',NULL,'P-GRBY b N13 r0','auto',1772366400000,9048,3,'1e7e8ca1b357');
INSERT INTO "log" VALUES(3,5,'action',0,'F-RGYB a M14 r4','player',1772366400000,9049,0,'6cbf5dd62a21');
INSERT INTO "log" VALUES(3,6,'action',0,'end','player',1772366400000,9049,1,'efe2f3556b12');
INSERT INTO "log" VALUES(3,7,'action',1,'B-BYGR b N14 r1','bot:easy',1772366400000,NULL,0,'87c6e0bf9b26');
INSERT INTO "log" VALUES(3,8,'action',1,'end','bot:easy',1772366400000,NULL,1,'9549f3f0222a');
INSERT INTO "log" VALUES(3,9,'action',0,'B-YRGB a L13 r0','player',1772366400000,9050,0,'354edfa5b0dd');
INSERT INTO "log" VALUES(3,10,'action',0,'end','player',1772366400000,9050,1,'4c33195115fe');
INSERT INTO "log" VALUES(3,11,'action',1,'F-GBRY b M15 r0','bot:easy',1772366400000,NULL,0,'30c514f58a78');
INSERT INTO "log" VALUES(3,12,'action',1,'G-RYGB a M12 r1','bot:easy',1772366400000,NULL,1,'26b34c8e8eb1');
INSERT INTO "log" VALUES(3,13,'action',1,'end','auto',1772366400000,NULL,2,'307dbd757026');
INSERT INTO "log" VALUES(4,1,'seat',0,'100',NULL,1772366400000,9053,0,NULL);
INSERT INTO "log" VALUES(4,2,'seat',1,'101',NULL,1772366400000,9053,1,NULL);
INSERT INTO "log" VALUES(4,3,'action',0,'F-RGBY a M13 r0','player',1772366400000,9054,0,'f132fb80629f');
INSERT INTO "log" VALUES(4,4,'action',0,'end','auto',1772366400000,9054,1,'d21f0476b6cf');
INSERT INTO "log" VALUES(5,1,'seat',0,'100',NULL,1772366400000,9058,0,NULL);
INSERT INTO "log" VALUES(5,2,'seat',1,'101',NULL,1772366400000,9058,1,NULL);
INSERT INTO "log" VALUES(5,3,'seat',2,'102',NULL,1772366400000,9058,2,NULL);
INSERT INTO "log" VALUES(5,4,'action',NULL,'G-BYRG a M13 r5','auto',1772366400000,9058,3,'60eb18676b11');
INSERT INTO "log" VALUES(5,5,'action',NULL,'G-RGYB a N12 r5','auto',1772366400000,9058,4,'a05d294bd14e');
INSERT INTO "log" VALUES(5,6,'action',NULL,'P-RGYB b L14 r0','auto',1772366400000,9058,5,'a5c4f9b8685f');
INSERT INTO "log" VALUES(5,7,'timed_out',0,'6','clock',1772409600000,NULL,0,NULL);
INSERT INTO "log" VALUES(5,8,'asked',0,'time_out wait,skip,computer wait 1,2','clock',1772409600000,NULL,1,NULL);
INSERT INTO "log" VALUES(5,9,'decided',0,'wait','clock',1772452800000,NULL,0,NULL);
INSERT INTO "log" VALUES(5,10,'timed_out',0,'9','clock',1772496000000,NULL,0,NULL);
INSERT INTO "log" VALUES(5,11,'asked',0,'time_out wait,skip,computer,remove wait 1,2','clock',1772496000000,NULL,1,NULL);
INSERT INTO "log" VALUES(5,12,'decided',0,'wait','clock',1772539200000,NULL,0,NULL);
INSERT INTO "log" VALUES(5,13,'paused',NULL,'nobody_answers','clock',1772539200000,NULL,1,NULL);
INSERT INTO "log" VALUES(6,1,'seat',0,'100',NULL,1772884800000,9062,0,NULL);
INSERT INTO "log" VALUES(6,2,'seat',1,'101',NULL,1772884800000,9062,1,NULL);
INSERT INTO "log" VALUES(6,3,'seat',2,'102',NULL,1772884800000,9062,2,NULL);
INSERT INTO "log" VALUES(6,4,'action',NULL,'G-RYBG a M13 r0','auto',1772884800000,9062,3,'cc0a8d441edf');
INSERT INTO "log" VALUES(6,5,'action',NULL,'B-YGRB a L14 r1','auto',1772884800000,9062,4,'4ecf12e1e6d1');
INSERT INTO "log" VALUES(6,6,'action',NULL,'F-YGRB b N13 r4','auto',1772884800000,9062,5,'d52ded15aedf');
INSERT INTO "log" VALUES(6,7,'timed_out',0,'6','clock',1772928000000,NULL,0,NULL);
INSERT INTO "log" VALUES(6,8,'asked',0,'time_out wait,skip,computer wait 1,2','clock',1772928000000,NULL,1,NULL);
INSERT INTO "log" VALUES(6,9,'answered',1,'wait','player',1772928000000,9063,0,NULL);
INSERT INTO "log" VALUES(6,10,'decided',0,'wait','player',1772928000000,9063,1,NULL);
INSERT INTO "log" VALUES(6,11,'timed_out',0,'10','clock',1772971200000,NULL,0,NULL);
INSERT INTO "log" VALUES(6,12,'asked',0,'time_out wait,skip,computer,remove wait 1,2','clock',1772971200000,NULL,1,NULL);
INSERT INTO "log" VALUES(6,13,'answered',1,'computer','player',1772971200000,9064,0,NULL);
INSERT INTO "log" VALUES(6,14,'answered',2,'computer','player',1772971200000,9065,0,NULL);
INSERT INTO "log" VALUES(6,15,'decided',0,'computer','player',1772971200000,9065,1,NULL);
INSERT INTO "log" VALUES(6,16,'seat',0,'bot:easy:1',NULL,1772971200000,9065,2,NULL);
INSERT INTO "log" VALUES(6,17,'action',0,'F-YBGR b M14 r5','bot:easy',1772971200000,NULL,0,'44920d91793b');
INSERT INTO "log" VALUES(6,18,'action',0,'H-BGYR b L13 r2','bot:easy',1772971200000,NULL,1,'a6ca8b5ff3a3');
INSERT INTO "log" VALUES(6,19,'action',0,'end','auto',1772971200000,NULL,2,'82ac663628da');
INSERT INTO "log" VALUES(6,20,'timed_out',1,'19','clock',1773018000000,NULL,0,NULL);
INSERT INTO "log" VALUES(6,21,'asked',1,'time_out wait,skip,computer wait 2','clock',1773018000000,NULL,1,NULL);
INSERT INTO "log" VALUES(6,22,'decided',1,'wait','clock',1773061200000,NULL,0,NULL);
INSERT INTO "log" VALUES(6,23,'timed_out',1,'22','clock',1773147600000,NULL,0,NULL);
INSERT INTO "log" VALUES(6,24,'asked',1,'time_out wait,skip,computer,remove wait 2','clock',1773147600000,NULL,1,NULL);
INSERT INTO "log" VALUES(7,1,'seat',0,'100',NULL,1772971200000,9069,0,NULL);
INSERT INTO "log" VALUES(7,2,'seat',1,'101',NULL,1772971200000,9069,1,NULL);
INSERT INTO "log" VALUES(7,3,'seat',2,'102',NULL,1772971200000,9069,2,NULL);
INSERT INTO "log" VALUES(7,4,'action',NULL,'G-RGBY b M13 r0','auto',1772971200000,9069,3,'41a1e616b8a0');
INSERT INTO "log" VALUES(7,5,'action',NULL,'P-GRBY b N12 r5','auto',1772971200000,9069,4,'767e6f579dfb');
INSERT INTO "log" VALUES(7,6,'action',NULL,'H-RGYB a O11 r3','auto',1772971200000,9069,5,'336b44447084');
INSERT INTO "log" VALUES(7,7,'action',0,'F-BGRY a M14 r0','player',1772971200000,9070,0,'4f4e4d30fb65');
INSERT INTO "log" VALUES(7,8,'action',0,'end','player',1772971200000,9070,1,'6274a4c46db3');
INSERT INTO "log" VALUES(7,9,'action',1,'G-GBYR a L13 r3','player',1772971200000,9071,0,'90c18bc918d3');
INSERT INTO "log" VALUES(7,10,'action',1,'end','player',1772971200000,9071,1,'1e216dc26247');
INSERT INTO "log" VALUES(7,11,'action',2,'H-YGRB a N11 r0','player',1772971200000,9072,0,'4dff78c271ce');
INSERT INTO "log" VALUES(7,12,'action',2,'end','player',1772971200000,9072,1,'3fad9c6e2ed2');
INSERT INTO "log" VALUES(7,13,'action',0,'B-GBYR a P10 r1','player',1772971200000,9073,0,'ea087f5d3e02');
INSERT INTO "log" VALUES(7,14,'action',0,'end','player',1772971200000,9073,1,'b96b8bdaaf09');
INSERT INTO "log" VALUES(7,15,'action',1,'F-GRYB b L14 r0','player',1773147600000,9134,0,'7b470b545737');
INSERT INTO "log" VALUES(7,16,'action',1,'end','player',1773147600000,9134,1,'ef81d164870a');
INSERT INTO "log" VALUES(8,1,'seat',0,'100',NULL,1772971200000,9076,0,NULL);
INSERT INTO "log" VALUES(8,2,'seat',1,'101',NULL,1772971200000,9076,1,NULL);
INSERT INTO "log" VALUES(8,3,'action',NULL,'H-GBRY a M13 r2','auto',1772971200000,9076,2,'5ec186495cc5');
INSERT INTO "log" VALUES(8,4,'action',NULL,'H-YRGB b L14 r0','auto',1772971200000,9076,3,'0412c1b2e907');
INSERT INTO "log" VALUES(8,5,'action',0,'B-YBGR b M14 r1','player',1772971200000,9077,0,'230d16ca060b');
INSERT INTO "log" VALUES(8,6,'action',0,'end','player',1772971200000,9077,1,'273c6d113f94');
INSERT INTO "log" VALUES(8,7,'action',1,'H-BYRG a M12 r0','player',1772971200000,9078,0,'cb5278507395');
INSERT INTO "log" VALUES(9,1,'seat',0,'100',NULL,1772974800000,9081,0,NULL);
INSERT INTO "log" VALUES(9,2,'seat',1,'101',NULL,1772974800000,9081,1,NULL);
INSERT INTO "log" VALUES(9,3,'action',NULL,'H-RYBG b M13 r2','auto',1772974800000,9081,2,'d98a2d923dc6');
INSERT INTO "log" VALUES(9,4,'action',NULL,'P-BYGR b M14 r1','auto',1772974800000,9081,3,'c11265b87bb0');
INSERT INTO "log" VALUES(9,5,'action',0,'P-YBRG a L13 r4','player',1772974800000,9082,0,'8bef6114d23b');
INSERT INTO "log" VALUES(9,6,'action',0,'end','player',1772974800000,9082,1,'25c08587b23e');
INSERT INTO "log" VALUES(9,7,'action',1,'B-RYGB b M12 r1','player',1772974800000,9083,0,'5706f8bc451e');
INSERT INTO "log" VALUES(9,8,'undo',1,'6','player',1772974800000,9084,0,'25c08587b23e');
INSERT INTO "log" VALUES(10,1,'seat',0,'100',NULL,1772974800000,9088,0,NULL);
INSERT INTO "log" VALUES(10,2,'seat',1,'101',NULL,1772974800000,9088,1,NULL);
INSERT INTO "log" VALUES(10,3,'seat',2,'102',NULL,1772974800000,9088,2,NULL);
INSERT INTO "log" VALUES(10,4,'action',NULL,'B-RBGY b M13 r0','auto',1772974800000,9088,3,'e436889adb4b');
INSERT INTO "log" VALUES(10,5,'action',NULL,'F-YBRG b N12 r2','auto',1772974800000,9088,4,'d9343097ac8f');
INSERT INTO "log" VALUES(10,6,'action',NULL,'G-BRGY a N11 r2','auto',1772974800000,9088,5,'6d1161b27603');
INSERT INTO "log" VALUES(10,7,'action',0,'P-YBGR a M14 r0','player',1772974800000,9089,0,'ebf0dae6b694');
INSERT INTO "log" VALUES(10,8,'action',0,'end','player',1772974800000,9089,1,'b272a6bdbafa');
INSERT INTO "log" VALUES(10,9,'action',1,'F-RGYB a L13 r0','player',1772974800000,9090,0,'5c3daf6157f7');
INSERT INTO "log" VALUES(10,10,'action',1,'end','player',1772974800000,9090,1,'dabd260040ab');
INSERT INTO "log" VALUES(10,11,'action',2,'P-BRGY a O12 r0','player',1772974800000,9091,0,'349d3ce7658f');
INSERT INTO "log" VALUES(10,12,'action',2,'end','player',1772974800000,9091,1,'6ee11396848d');
INSERT INTO "log" VALUES(10,13,'action',0,'B-GRYB b M11 r0','player',1772974800000,9092,0,'c81ee30162bf');
INSERT INTO "log" VALUES(10,14,'action',0,'end','player',1772974800000,9092,1,'4ef455ab54ed');
INSERT INTO "log" VALUES(10,15,'action',1,'H-BGRY a L14 r5','player',1772974800000,9093,0,'dfa8bac197e2');
INSERT INTO "log" VALUES(10,16,'action',1,'end','player',1772974800000,9093,1,'b96042d865ec');
INSERT INTO "log" VALUES(10,17,'action',2,'F-BRYG a N10 r3','player',1772974800000,9094,0,'685d266776d0');
INSERT INTO "log" VALUES(10,18,'action',2,'end','player',1772974800000,9094,1,'e5044b75ca44');
INSERT INTO "log" VALUES(10,19,'timed_out',0,'18','clock',1773018000000,NULL,0,NULL);
INSERT INTO "log" VALUES(10,20,'asked',0,'time_out wait,skip,computer wait 1,2','clock',1773018000000,NULL,1,NULL);
INSERT INTO "log" VALUES(10,21,'answered',1,'wait','player',1773018000000,9095,0,NULL);
INSERT INTO "log" VALUES(10,22,'decided',0,'wait','player',1773018000000,9095,1,NULL);
INSERT INTO "log" VALUES(10,23,'timed_out',0,'22','clock',1773061200000,NULL,0,NULL);
INSERT INTO "log" VALUES(10,24,'asked',0,'time_out wait,skip,computer,remove wait 1,2','clock',1773061200000,NULL,1,NULL);
INSERT INTO "log" VALUES(10,25,'answered',1,'computer','player',1773061200000,9096,0,NULL);
INSERT INTO "log" VALUES(10,26,'answered',2,'computer','player',1773061200000,9097,0,NULL);
INSERT INTO "log" VALUES(10,27,'decided',0,'computer','player',1773061200000,9097,1,NULL);
INSERT INTO "log" VALUES(10,28,'seat',0,'bot:easy:1',NULL,1773061200000,9097,2,NULL);
INSERT INTO "log" VALUES(10,29,'action',0,'F-GRYB b M10 r4','bot:easy',1773061200000,NULL,0,'98a69670232a');
INSERT INTO "log" VALUES(10,30,'action',0,'end','bot:easy',1773061200000,NULL,1,'9e5c5f85c83c');
INSERT INTO "log" VALUES(10,31,'action',1,'resign','player',1773061200000,9098,0,'50c31eecdd0d');
INSERT INTO "log" VALUES(10,32,'action',2,'resign','player',1773061200000,9099,0,'8f1781b3fd8d');
INSERT INTO "log" VALUES(11,1,'seat',0,'100',NULL,1773061200000,9103,0,NULL);
INSERT INTO "log" VALUES(11,2,'seat',1,'101',NULL,1773061200000,9103,1,NULL);
INSERT INTO "log" VALUES(11,3,'seat',2,'102',NULL,1773061200000,9103,2,NULL);
INSERT INTO "log" VALUES(11,4,'action',NULL,'B-BRGY a M13 r1','auto',1773061200000,9103,3,'3eba63ed7b42');
INSERT INTO "log" VALUES(11,5,'action',NULL,'P-BGRY b M12 r5','auto',1773061200000,9103,4,'204989384103');
INSERT INTO "log" VALUES(11,6,'action',NULL,'H-GRBY a L14 r1','auto',1773061200000,9103,5,'d8be14b21c11');
INSERT INTO "log" VALUES(11,7,'timed_out',0,'6','clock',1773147600000,NULL,0,NULL);
INSERT INTO "log" VALUES(11,8,'asked',0,'time_out wait,skip,computer wait 1,2','clock',1773147600000,NULL,1,NULL);
INSERT INTO "log" VALUES(11,9,'answered',1,'skip','player',1773147600000,9104,0,NULL);
INSERT INTO "log" VALUES(12,1,'seat',0,'100',NULL,1773147600000,9107,0,NULL);
INSERT INTO "log" VALUES(12,2,'seat',1,'103',NULL,1773147600000,9107,1,NULL);
INSERT INTO "log" VALUES(12,3,'action',NULL,'G-RYGB b M13 r0','auto',1773147600000,9107,2,'8cfbf7c3c28f');
INSERT INTO "log" VALUES(12,4,'action',NULL,'G-RGYB b M12 r1','auto',1773147600000,9107,3,'72c45b51ede9');
INSERT INTO "log" VALUES(12,5,'action',0,'G-BGRY b M14 r0','player',1773147600000,9108,0,'f1e8a8580246');
INSERT INTO "log" VALUES(12,6,'action',0,'end','player',1773147600000,9108,1,'df0f52773605');
INSERT INTO "log" VALUES(13,1,'seat',0,'100',NULL,1773147600000,9111,0,NULL);
INSERT INTO "log" VALUES(13,2,'seat',1,'101',NULL,1773147600000,9111,1,NULL);
INSERT INTO "log" VALUES(13,3,'action',NULL,'G-GYBR b M13 r4','auto',1773147600000,9111,2,'165e365aa613');
INSERT INTO "log" VALUES(13,4,'action',NULL,'H-GYRB b L14 r5','auto',1773147600000,9111,3,'96f0ae5204d0');
INSERT INTO "log" VALUES(13,5,'action',1,'G-YBRG a M12 r1','player',1773147600000,9112,0,'3535e43b16a6');
INSERT INTO "log" VALUES(13,6,'action',1,'P-BGYR a M14 r4','player',1773147600000,9113,0,'c441051d10cd');
INSERT INTO "log" VALUES(13,7,'action',1,'end','auto',1773147600000,9113,1,'00ca424be24a');
INSERT INTO "log" VALUES(13,8,'action',0,'B-YRBG a K15 r1','player',1773147600000,9114,0,'10e062d3de93');
INSERT INTO "log" VALUES(13,9,'action',0,'F-RYGB b N13 r3','player',1773147600000,9115,0,'aa16565c40fd');
INSERT INTO "log" VALUES(13,10,'action',0,'end','auto',1773147600000,9115,1,'2d51a797749e');
INSERT INTO "log" VALUES(13,11,'action',1,'F-BRGY a L12 r3','player',1773147600000,9116,0,'2baef0d6d285');
INSERT INTO "log" VALUES(13,12,'action',1,'end','auto',1773147600000,9116,1,'ad9f9a37205d');
INSERT INTO "log" VALUES(13,13,'action',0,'G-BRYG a M11 r3','player',1773147600000,9117,0,'e64d82447223');
INSERT INTO "log" VALUES(14,1,'seat',0,'100',NULL,1773147600000,9120,0,NULL);
INSERT INTO "log" VALUES(14,2,'seat',1,'101',NULL,1773147600000,9120,1,NULL);
INSERT INTO "log" VALUES(14,3,'action',1,'F-GYRB a M13 r0','player',1773147600000,9121,0,'b57bd87866c6');
INSERT INTO "log" VALUES(14,4,'action',1,'H-RYBG b M14 r0','player',1773147600000,9122,0,'a23c903d0bd4');
INSERT INTO "log" VALUES(14,5,'action',1,'H-RYGB a L13 r1','player',1773147600000,9123,0,'4a795e0e9e13');
INSERT INTO "log" VALUES(14,6,'action',1,'end','auto',1773147600000,9123,1,'7bfa1449ed55');
INSERT INTO "log" VALUES(14,7,'action',0,'F-GBYR a M12 r1','player',1773147600000,9124,0,'5aa30f5f1560');
INSERT INTO "log" VALUES(14,8,'action',0,'again','player',1773147600000,9125,0,'f4a95b595be6');
INSERT INTO "log" VALUES(14,9,'action',0,'H-YBGR b L12 r3','player',1773147600000,9126,0,'ffd0d1f02662');
INSERT INTO "log" VALUES(14,10,'action',0,'end','auto',1773147600000,9126,1,'09197094ef26');
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
INSERT INTO "members" VALUES(6,3,102);
INSERT INTO "members" VALUES(7,1,100);
INSERT INTO "members" VALUES(7,2,101);
INSERT INTO "members" VALUES(7,3,102);
INSERT INTO "members" VALUES(8,1,100);
INSERT INTO "members" VALUES(8,2,101);
INSERT INTO "members" VALUES(9,1,100);
INSERT INTO "members" VALUES(9,2,101);
INSERT INTO "members" VALUES(10,1,100);
INSERT INTO "members" VALUES(10,2,101);
INSERT INTO "members" VALUES(10,3,102);
INSERT INTO "members" VALUES(11,1,100);
INSERT INTO "members" VALUES(11,2,101);
INSERT INTO "members" VALUES(11,3,102);
INSERT INTO "members" VALUES(12,1,100);
INSERT INTO "members" VALUES(12,2,103);
INSERT INTO "members" VALUES(13,1,100);
INSERT INTO "members" VALUES(13,2,101);
INSERT INTO "members" VALUES(14,1,100);
INSERT INTO "members" VALUES(14,2,101);
INSERT INTO "members" VALUES(15,1,100);
INSERT INTO "members" VALUES(15,2,101);
INSERT INTO "members" VALUES(15,3,-1);
INSERT INTO "members" VALUES(16,1,100);
CREATE TABLE messages (
    game_id INTEGER NOT NULL REFERENCES games,
    message_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (game_id, message_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "messages" VALUES(1,50001,'lobby',0);
INSERT INTO "messages" VALUES(1,50002,'turn',4);
INSERT INTO "messages" VALUES(1,50003,'turn',6);
INSERT INTO "messages" VALUES(1,50004,'turn',8);
INSERT INTO "messages" VALUES(1,50005,'turn',10);
INSERT INTO "messages" VALUES(1,50006,'turn',12);
INSERT INTO "messages" VALUES(1,50007,'turn',14);
INSERT INTO "messages" VALUES(1,50008,'turn',16);
INSERT INTO "messages" VALUES(1,50009,'turn',18);
INSERT INTO "messages" VALUES(1,50010,'turn',20);
INSERT INTO "messages" VALUES(1,50011,'turn',22);
INSERT INTO "messages" VALUES(1,50012,'turn',24);
INSERT INTO "messages" VALUES(1,50013,'turn',26);
INSERT INTO "messages" VALUES(1,50014,'turn',28);
INSERT INTO "messages" VALUES(1,50015,'turn',30);
INSERT INTO "messages" VALUES(1,50016,'turn',32);
INSERT INTO "messages" VALUES(1,50017,'turn',34);
INSERT INTO "messages" VALUES(1,50018,'turn',36);
INSERT INTO "messages" VALUES(1,50019,'turn',38);
INSERT INTO "messages" VALUES(1,50020,'turn',40);
INSERT INTO "messages" VALUES(1,50021,'turn',42);
INSERT INTO "messages" VALUES(1,50022,'turn',44);
INSERT INTO "messages" VALUES(1,50023,'turn',46);
INSERT INTO "messages" VALUES(1,50024,'turn',48);
INSERT INTO "messages" VALUES(1,50025,'turn',50);
INSERT INTO "messages" VALUES(1,50026,'turn',52);
INSERT INTO "messages" VALUES(1,50027,'turn',54);
INSERT INTO "messages" VALUES(1,50028,'turn',56);
INSERT INTO "messages" VALUES(1,50029,'turn',58);
INSERT INTO "messages" VALUES(1,50030,'turn',60);
INSERT INTO "messages" VALUES(1,50031,'turn',62);
INSERT INTO "messages" VALUES(1,50032,'result',64);
INSERT INTO "messages" VALUES(2,50033,'lobby',0);
INSERT INTO "messages" VALUES(2,50034,'turn',6);
INSERT INTO "messages" VALUES(2,50035,'turn',8);
INSERT INTO "messages" VALUES(2,50036,'turn',10);
INSERT INTO "messages" VALUES(2,50037,'turn',12);
INSERT INTO "messages" VALUES(2,50038,'turn',14);
INSERT INTO "messages" VALUES(2,50039,'turn',16);
INSERT INTO "messages" VALUES(2,50040,'turn',18);
INSERT INTO "messages" VALUES(2,50041,'turn',20);
INSERT INTO "messages" VALUES(2,50042,'resigned',21);
INSERT INTO "messages" VALUES(2,50043,'result',22);
INSERT INTO "messages" VALUES(3,50044,'lobby',0);
INSERT INTO "messages" VALUES(3,50045,'turn',4);
INSERT INTO "messages" VALUES(3,50046,'turn',8);
INSERT INTO "messages" VALUES(3,50047,'turn',13);
INSERT INTO "messages" VALUES(4,50048,'lobby',0);
INSERT INTO "messages" VALUES(4,50049,'turn',2);
INSERT INTO "messages" VALUES(4,50050,'turn',4);
INSERT INTO "messages" VALUES(5,50051,'lobby',0);
INSERT INTO "messages" VALUES(5,50052,'turn',6);
INSERT INTO "messages" VALUES(5,50053,'vote',8);
INSERT INTO "messages" VALUES(5,50054,'decided',9);
INSERT INTO "messages" VALUES(5,50055,'vote',11);
INSERT INTO "messages" VALUES(5,50056,'decided',12);
INSERT INTO "messages" VALUES(5,50057,'paused',13);
INSERT INTO "messages" VALUES(6,50058,'lobby',0);
INSERT INTO "messages" VALUES(6,50059,'turn',6);
INSERT INTO "messages" VALUES(6,50060,'vote',8);
INSERT INTO "messages" VALUES(6,50061,'decided',10);
INSERT INTO "messages" VALUES(6,50062,'vote',12);
INSERT INTO "messages" VALUES(6,50063,'decided',15);
INSERT INTO "messages" VALUES(6,50064,'turn',19);
INSERT INTO "messages" VALUES(6,50086,'vote',21);
INSERT INTO "messages" VALUES(6,50090,'decided',22);
INSERT INTO "messages" VALUES(6,50097,'vote',24);
INSERT INTO "messages" VALUES(7,50065,'lobby',0);
INSERT INTO "messages" VALUES(7,50066,'turn',6);
INSERT INTO "messages" VALUES(7,50067,'turn',8);
INSERT INTO "messages" VALUES(7,50068,'turn',10);
INSERT INTO "messages" VALUES(7,50069,'turn',12);
INSERT INTO "messages" VALUES(7,50070,'turn',14);
INSERT INTO "messages" VALUES(8,50071,'lobby',0);
INSERT INTO "messages" VALUES(8,50072,'turn',4);
INSERT INTO "messages" VALUES(8,50073,'turn',6);
INSERT INTO "messages" VALUES(8,50074,'draft',7);
INSERT INTO "messages" VALUES(9,50075,'lobby',0);
INSERT INTO "messages" VALUES(9,50076,'turn',4);
INSERT INTO "messages" VALUES(9,50077,'turn',6);
INSERT INTO "messages" VALUES(10,50078,'lobby',0);
INSERT INTO "messages" VALUES(10,50079,'turn',6);
INSERT INTO "messages" VALUES(10,50080,'turn',8);
INSERT INTO "messages" VALUES(10,50081,'turn',10);
INSERT INTO "messages" VALUES(10,50082,'turn',12);
INSERT INTO "messages" VALUES(10,50083,'turn',14);
INSERT INTO "messages" VALUES(10,50084,'turn',16);
INSERT INTO "messages" VALUES(10,50085,'turn',18);
INSERT INTO "messages" VALUES(10,50087,'vote',20);
INSERT INTO "messages" VALUES(10,50088,'decided',22);
INSERT INTO "messages" VALUES(10,50089,'vote',24);
INSERT INTO "messages" VALUES(10,50091,'decided',27);
INSERT INTO "messages" VALUES(10,50092,'turn',30);
INSERT INTO "messages" VALUES(10,50093,'turn',31);
INSERT INTO "messages" VALUES(10,50094,'result',32);
INSERT INTO "messages" VALUES(11,50095,'lobby',0);
INSERT INTO "messages" VALUES(11,50096,'turn',6);
INSERT INTO "messages" VALUES(11,50098,'vote',8);
INSERT INTO "messages" VALUES(12,50099,'lobby',0);
INSERT INTO "messages" VALUES(12,50100,'turn',4);
INSERT INTO "messages" VALUES(12,50101,'turn',6);
INSERT INTO "messages" VALUES(13,50102,'lobby',0);
INSERT INTO "messages" VALUES(13,50103,'turn',4);
INSERT INTO "messages" VALUES(13,50104,'turn',7);
INSERT INTO "messages" VALUES(13,50105,'turn',10);
INSERT INTO "messages" VALUES(13,50106,'turn',12);
INSERT INTO "messages" VALUES(14,50107,'lobby',0);
INSERT INTO "messages" VALUES(14,50108,'turn',2);
INSERT INTO "messages" VALUES(14,50109,'turn',6);
INSERT INTO "messages" VALUES(14,50110,'turn',10);
INSERT INTO "messages" VALUES(15,50111,'lobby',0);
INSERT INTO "messages" VALUES(15,50112,'invite',0);
INSERT INTO "messages" VALUES(16,50113,'lobby',0);
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
, tries INTEGER NOT NULL DEFAULT 0, body TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "outbox" VALUES(217,13,18,'draft',13,13,NULL,1773147620000,NULL,0,0,'');
INSERT INTO "outbox" VALUES(234,7,6,'turn',15,16,102,NULL,NULL,0,0,'');
INSERT INTO "outbox" VALUES(235,7,6,'strip',15,16,102,NULL,NULL,0,0,'');
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
CREATE TABLE pings (
    game_id INTEGER NOT NULL REFERENCES games,
    user_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "pings" VALUES(3,100,1772366400000);
INSERT INTO "pings" VALUES(4,101,1772366400000);
INSERT INTO "pings" VALUES(5,100,1772366400000);
INSERT INTO "pings" VALUES(6,100,1772884800000);
INSERT INTO "pings" VALUES(6,101,1772971200000);
INSERT INTO "pings" VALUES(7,100,1772971200000);
INSERT INTO "pings" VALUES(7,101,1772971200000);
INSERT INTO "pings" VALUES(7,102,1772971200000);
INSERT INTO "pings" VALUES(8,101,1772971200000);
INSERT INTO "pings" VALUES(9,101,1772974800000);
INSERT INTO "pings" VALUES(10,100,1772974800000);
INSERT INTO "pings" VALUES(10,101,1773061200000);
INSERT INTO "pings" VALUES(10,102,1773061200000);
INSERT INTO "pings" VALUES(11,100,1773061200000);
INSERT INTO "pings" VALUES(12,103,1773147600000);
INSERT INTO "pings" VALUES(13,100,1773147600000);
INSERT INTO "pings" VALUES(14,100,1773147600000);
INSERT INTO "pings" VALUES(14,101,1773147600000);
INSERT INTO "pings" VALUES(15,102,1773147600000);
CREATE TABLE preferences (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    theme TEXT,
    is_text_first INTEGER NOT NULL CHECK (is_text_first IN (0, 1))
) STRICT;
INSERT INTO "preferences" VALUES(100,'fr','night',1);
CREATE TABLE result_people (
    game_id INTEGER NOT NULL REFERENCES games,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    variant TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    is_win INTEGER NOT NULL CHECK (is_win IN (0, 1)),
    is_counted INTEGER NOT NULL CHECK (is_counted IN (0, 1)), -- on leaderboards
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_people" VALUES(1,100,70,'classic',1772366400000,1,1,1);
INSERT INTO "result_people" VALUES(1,101,70,'classic',1772366400000,2,0,1);
INSERT INTO "result_people" VALUES(2,100,70,'classic',1772366400000,1,1,1);
INSERT INTO "result_people" VALUES(2,101,70,'classic',1772366400000,2,0,1);
INSERT INTO "result_people" VALUES(2,102,70,'classic',1772366400000,3,0,1);
INSERT INTO "result_people" VALUES(10,101,70,'classic',1773061200000,3,0,1);
INSERT INTO "result_people" VALUES(10,102,70,'classic',1773061200000,2,0,1);
CREATE TABLE "results" (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    guild_id INTEGER NOT NULL,
    variant TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    reason TEXT NOT NULL
) STRICT;
INSERT INTO "results" VALUES(1,70,'classic',1772366400000,'target');
INSERT INTO "results" VALUES(2,70,'classic',1772366400000,'resignation');
INSERT INTO "results" VALUES(10,70,'classic',1773061200000,'resignation');
CREATE TABLE "seats" (
    game_id INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    owner_id INTEGER NOT NULL, -- who held it first
    user_id INTEGER NOT NULL, -- who holds it now
    score INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    waiting_since INTEGER, -- set for the seat on turn alone
    turns INTEGER NOT NULL, -- made after the set-up
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,100,100,69,1,NULL,15);
INSERT INTO "seats" VALUES(1,1,101,101,39,2,NULL,15);
INSERT INTO "seats" VALUES(2,0,100,100,12,1,NULL,3);
INSERT INTO "seats" VALUES(2,1,101,101,6,2,NULL,2);
INSERT INTO "seats" VALUES(2,2,102,102,2,3,NULL,2);
INSERT INTO "seats" VALUES(3,0,100,100,3,2,1772366400000,2);
INSERT INTO "seats" VALUES(3,1,-1,-1,10,1,NULL,2);
INSERT INTO "seats" VALUES(4,0,100,100,0,1,NULL,0);
INSERT INTO "seats" VALUES(4,1,101,101,0,1,1772366400000,0);
INSERT INTO "seats" VALUES(5,0,100,100,0,1,1772366400000,0);
INSERT INTO "seats" VALUES(5,1,101,101,0,1,NULL,0);
INSERT INTO "seats" VALUES(5,2,102,102,0,1,NULL,0);
INSERT INTO "seats" VALUES(6,0,100,-1,8,1,NULL,1);
INSERT INTO "seats" VALUES(6,1,101,101,0,2,1772971200000,0);
INSERT INTO "seats" VALUES(6,2,102,102,0,2,NULL,0);
INSERT INTO "seats" VALUES(7,0,100,100,2,3,NULL,2);
INSERT INTO "seats" VALUES(7,1,101,101,6,1,NULL,2);
INSERT INTO "seats" VALUES(7,2,102,102,3,2,1773147600000,1);
INSERT INTO "seats" VALUES(8,0,100,100,3,1,NULL,1);
INSERT INTO "seats" VALUES(8,1,101,101,1,2,1772971200000,0);
INSERT INTO "seats" VALUES(9,0,100,100,1,1,NULL,1);
INSERT INTO "seats" VALUES(9,1,101,101,0,2,1772974800000,0);
INSERT INTO "seats" VALUES(10,0,100,-1,6,1,NULL,3);
INSERT INTO "seats" VALUES(10,1,101,101,6,3,NULL,2);
INSERT INTO "seats" VALUES(10,2,102,102,4,2,NULL,2);
INSERT INTO "seats" VALUES(11,0,100,100,0,1,1773061200000,0);
INSERT INTO "seats" VALUES(11,1,101,101,0,1,NULL,0);
INSERT INTO "seats" VALUES(11,2,102,102,0,1,NULL,0);
INSERT INTO "seats" VALUES(12,0,100,100,1,1,NULL,1);
INSERT INTO "seats" VALUES(12,1,103,103,0,2,1773147600000,0);
INSERT INTO "seats" VALUES(13,0,100,100,1,1,1773147600000,1);
INSERT INTO "seats" VALUES(13,1,101,101,0,2,NULL,2);
INSERT INTO "seats" VALUES(14,0,100,100,0,1,NULL,2);
INSERT INTO "seats" VALUES(14,1,101,101,0,1,1773147600000,0);
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE totals (
    guild_id INTEGER NOT NULL,
    variant TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (guild_id, variant, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "totals" VALUES(70,'classic',101,3,0);
INSERT INTO "totals" VALUES(70,'classic',100,2,2);
INSERT INTO "totals" VALUES(70,'classic',102,2,0);
CREATE INDEX outbox_by_channel ON outbox (channel_id, row_id);
CREATE INDEX outbox_by_game ON outbox (game_id);
CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel_id)
WHERE status IN ('lobby', 'running', 'paused');
CREATE UNIQUE INDEX open_games_are_named_apart ON games (guild_id, name)
WHERE status IN ('lobby', 'running', 'paused');
CREATE INDEX lobbies_by_age ON games (created_at) WHERE status = 'lobby';
CREATE UNIQUE INDEX interactions_count_once ON log (interaction_id)
WHERE step = 0 AND interaction_id IS NOT NULL;
CREATE INDEX waiting_seats ON seats (user_id) WHERE waiting_since IS NOT NULL;
CREATE INDEX results_by_time ON results (guild_id, variant, finished_at);
CREATE INDEX result_people_by_time ON result_people (guild_id, variant, finished_at);
CREATE INDEX results_of_people ON result_people (guild_id, user_id, finished_at);
CREATE INDEX totals_by_wins ON totals (guild_id, variant, wins DESC, games, user_id);
CREATE INDEX totals_by_games ON totals (guild_id, variant, games DESC, wins DESC, user_id);
CREATE INDEX clocks_by_time ON clocks (
    CASE kind || stage
        WHEN 'turn0' THEN deadline - span / 2
        WHEN 'turn1' THEN deadline - span / 10
        WHEN 'turn2' THEN deadline
        WHEN 'vote0' THEN deadline - span / 4
        WHEN 'vote1' THEN deadline
    END
);
CREATE INDEX clocks_of_people ON clocks (user_id);
CREATE INDEX seats_played_for ON seats (owner_id) WHERE owner_id > 0 AND user_id < 0;
CREATE TRIGGER commits_are_heartbeats AFTER INSERT ON log
BEGIN
    UPDATE heartbeat SET at = max(at, new.at);
END;
CREATE UNIQUE INDEX one_absence_at_a_time ON absences (user_id) WHERE NOT is_over;
CREATE INDEX absences_by_end ON absences (until) WHERE NOT is_over;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',16);
INSERT INTO "sqlite_sequence" VALUES('outbox',235);
COMMIT;
PRAGMA user_version = 6;
