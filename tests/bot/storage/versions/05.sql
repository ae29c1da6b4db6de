BEGIN TRANSACTION;
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
    opened_id INTEGER NOT NULL DEFAULT 0, -- the interaction that opened its lobby, 0 if unknown
    CHECK ((start_id IS NULL) = (rules IS NULL))
) STRICT;
INSERT INTO "games" VALUES(1,70,1,'Sunny Avocet','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'298FB5C4AFF7CE2A1387829425DC53EC377C403DC5939A1162CD533BBA0B116E','8293aabf3f103bec6fec04e910de24aa23983ef1a22f697425e714ad15a57db0',1772366400000,2,9002,9000);
INSERT INTO "games" VALUES(2,70,1,'Wild Wagtail','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'A59DA9D9000D564D49A1CF59A7C76788FF73E68E6A577468A264286911729906','2858b0ab8378a3192a182ae08e9cfd76f85b86a49ab5c77c6ca1e395b4017307',1772366400000,2,9036,9033);
INSERT INTO "games" VALUES(3,70,2,'Noble Grebe','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'78FCF9D5D1E0770A66138CF0F09810B6AFBE17FE97010B8685EC1CD83F8376B5','3ac549879564d6e31a3540d086785d5bafc2fba26387ba03909c8ee78fc905ae',1772366400000,2,9048,9046);
INSERT INTO "games" VALUES(4,70,3,'Early Dove','running','classic','{"setup":"players","target":60}',4,'joined',0,'en',100,X'6DC1DD8F368CCE95FC8289FA697088D3D3BB385B3FEBC38E483D63FBAFBCBDF4','81ee60cb16fba6d78b608948aefa637a1e1df767eb2b099ea59cec910d927c1c',1772366400000,2,9053,9051);
INSERT INTO "games" VALUES(5,70,6,'Gentle Tern','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'F04222573A4FD4AC9A2B384905E67F03D3197CB8934E1DEAB5FEEC53E10DD402','4ef4abc13852b17fdc564f079b95fe2826f57419aa5f410d8fa989477a97900d',1772366400000,2,9058,9055);
INSERT INTO "games" VALUES(6,70,7,'Ivory Heron','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'90D46C1A29CCDD7987DF3025767BB10872BC2A24264454BF8D050FE3B82A77B9','5973fcf6d55b69f06c9217c92a212474e5b2dd97f71e9c17a747898f96399fd8',1772366400000,2,9065,9063);
INSERT INTO "games" VALUES(7,70,8,'Calm Finch','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'44F719E7E1E2C0548228326AC004FEE2E18C0D3BFE2D97520E498C5CD6E6785B','8cc60b40f3245179eff486c2f406ea3140191f0705b4aa795b9c50076c128b08',1772370000000,2,9070,9068);
INSERT INTO "games" VALUES(8,70,18,'Curious Harrier','running','terra','{"setup":"auto","withdraw":"own"}',5,'joined',0,'en',100,X'05F63849D97C1F5246705C63D7C44698CFD51777D6B57C932E9095FB9C3B924C','a6fd827b181eb0e6c1cfafe2fe35e0a46fa39ff7bb89113cb520d653381d9c0b',1772370000000,2,9076,9074);
INSERT INTO "games" VALUES(9,70,19,'Royal Wagtail','running','domaine','{"setup":"players"}',4,'joined',0,'en',100,X'362F2FB126CCB5C048C5BF1EDA9B60AB318DB92BEC819CB25EA5662241F3179C','279321b344cb085f17bfd708fd55f5169454312fa12db0d3bb088a1d8db25b3a',1772370000000,2,9085,9083);
INSERT INTO "games" VALUES(10,70,4,'Ivory Martin','lobby','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'BFE44CC6471990C337B6BF278C0D90B3F26ED2F329BBF78709A7FB1EA6BADE3E','b0a7784d0f24d654c7806f59e2455628b210c90f837ab2dfeba74fc73f3db5df',1772370000000,NULL,NULL,9092);
INSERT INTO "games" VALUES(11,70,5,'Lively Grebe','cancelled','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'D3121F9506F89DAB604BD6C8CC2DA41F57639B621933766E83AD03E7139AFBCB','4c1b0159255a1c6b7edb08c7381748131259fae5e5d691543b72b088e183969b',1772370000000,NULL,NULL,9096);
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
INSERT INTO "lobby_interactions" VALUES(9063,6);
INSERT INTO "lobby_interactions" VALUES(9064,6);
INSERT INTO "lobby_interactions" VALUES(9068,7);
INSERT INTO "lobby_interactions" VALUES(9069,7);
INSERT INTO "lobby_interactions" VALUES(9074,8);
INSERT INTO "lobby_interactions" VALUES(9075,8);
INSERT INTO "lobby_interactions" VALUES(9083,9);
INSERT INTO "lobby_interactions" VALUES(9084,9);
INSERT INTO "lobby_interactions" VALUES(9092,10);
INSERT INTO "lobby_interactions" VALUES(9093,10);
INSERT INTO "lobby_interactions" VALUES(9094,10);
INSERT INTO "lobby_interactions" VALUES(9095,10);
INSERT INTO "lobby_interactions" VALUES(9096,11);
INSERT INTO "lobby_interactions" VALUES(9097,11);
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
INSERT INTO "log" VALUES(1,3,'action',NULL,'B-GYRB a M13 r2','auto',1772366400000,9002,2,'382cc282787e');
INSERT INTO "log" VALUES(1,4,'action',NULL,'G-GYRB a L13 r5','auto',1772366400000,9002,3,'e21045c4006b');
INSERT INTO "log" VALUES(1,5,'action',0,'H-YRGB a M14 r1','player',1772366400000,9003,0,'e0775621ccd0');
INSERT INTO "log" VALUES(1,6,'action',0,'end','player',1772366400000,9003,1,'b04875a94c70');
INSERT INTO "log" VALUES(1,7,'action',1,'P-YGBR b N12 r2','player',1772366400000,9004,0,'55fd6add431b');
INSERT INTO "log" VALUES(1,8,'action',1,'end','player',1772366400000,9004,1,'1c7e1f265e66');
INSERT INTO "log" VALUES(1,9,'action',0,'B-RGBY a K14 r0','player',1772366400000,9005,0,'8a8e29edb8ba');
INSERT INTO "log" VALUES(1,10,'action',0,'end','player',1772366400000,9005,1,'2ff08d5b6ccc');
INSERT INTO "log" VALUES(1,11,'action',1,'B-RYBG a L12 r2','player',1772366400000,9006,0,'5323b8a03b5d');
INSERT INTO "log" VALUES(1,12,'action',1,'end','player',1772366400000,9006,1,'c2f1305282d6');
INSERT INTO "log" VALUES(1,13,'action',0,'P-BRGY a K13 r3','player',1772366400000,9007,0,'09613d2c22e4');
INSERT INTO "log" VALUES(1,14,'action',0,'end','player',1772366400000,9007,1,'b0ffd3361cd9');
INSERT INTO "log" VALUES(1,15,'action',1,'F-RBYG a M15 r1','player',1772366400000,9008,0,'cf7ff241f864');
INSERT INTO "log" VALUES(1,16,'action',1,'end','player',1772366400000,9008,1,'224172bb82ef');
INSERT INTO "log" VALUES(1,17,'action',0,'B-RBYG b N11 r1','player',1772366400000,9009,0,'b83febac10d8');
INSERT INTO "log" VALUES(1,18,'action',0,'end','player',1772366400000,9009,1,'d164442493b8');
INSERT INTO "log" VALUES(1,19,'action',1,'B-GBYR a O11 r0','player',1772366400000,9010,0,'39f111c88b53');
INSERT INTO "log" VALUES(1,20,'action',1,'end','player',1772366400000,9010,1,'f2b378d03a76');
INSERT INTO "log" VALUES(1,21,'action',0,'B-YBGR a L15 r1','player',1772366400000,9011,0,'bac09ee90bad');
INSERT INTO "log" VALUES(1,22,'action',0,'end','player',1772366400000,9011,1,'3d951ce8681b');
INSERT INTO "log" VALUES(1,23,'action',1,'B-GRBY a N14 r2','player',1772366400000,9012,0,'43beca5d7c0b');
INSERT INTO "log" VALUES(1,24,'action',1,'end','player',1772366400000,9012,1,'6b2dafa960df');
INSERT INTO "log" VALUES(1,25,'action',0,'G-GBYR a O12 r1','player',1772366400000,9013,0,'c36681bf5c4f');
INSERT INTO "log" VALUES(1,26,'action',0,'end','player',1772366400000,9013,1,'7b9005a27e06');
INSERT INTO "log" VALUES(1,27,'action',1,'F-GRYB b K15 r1','player',1772366400000,9014,0,'0337f028ca6a');
INSERT INTO "log" VALUES(1,28,'action',1,'end','player',1772366400000,9014,1,'f37ba3e7bb18');
INSERT INTO "log" VALUES(1,29,'action',0,'G-YBGR a J15 r5','player',1772366400000,9015,0,'4ec175f45401');
INSERT INTO "log" VALUES(1,30,'action',0,'end','player',1772366400000,9015,1,'e7bdf96f3001');
INSERT INTO "log" VALUES(1,31,'action',1,'F-BYRG a K12 r0','player',1772366400000,9016,0,'b1f9a3fc5811');
INSERT INTO "log" VALUES(1,32,'action',1,'end','player',1772366400000,9016,1,'e4a86f589308');
INSERT INTO "log" VALUES(1,33,'action',0,'P-GYRB a L11 r3','player',1772366400000,9017,0,'a22c770748e7');
INSERT INTO "log" VALUES(1,34,'action',0,'end','player',1772366400000,9017,1,'f908739d5d8e');
INSERT INTO "log" VALUES(1,35,'action',1,'B-YGBR a M11 r2','player',1772366400000,9018,0,'ca035c0ab3a4');
INSERT INTO "log" VALUES(1,36,'action',1,'end','player',1772366400000,9018,1,'44bc8ffc23cc');
INSERT INTO "log" VALUES(1,37,'action',0,'G-BGRY b J13 r5','player',1772366400000,9019,0,'679f29a1be2d');
INSERT INTO "log" VALUES(1,38,'action',0,'end','player',1772366400000,9019,1,'3d0a89ac4003');
INSERT INTO "log" VALUES(1,39,'action',1,'F-YGBR a M16 r1','player',1772366400000,9020,0,'a1e08ca2464c');
INSERT INTO "log" VALUES(1,40,'action',1,'end','player',1772366400000,9020,1,'66735de352b9');
INSERT INTO "log" VALUES(1,41,'action',0,'G-RYBG b N10 r3','player',1772366400000,9021,0,'a6b1c2e16a04');
INSERT INTO "log" VALUES(1,42,'action',0,'end','player',1772366400000,9021,1,'00ae17a13d34');
INSERT INTO "log" VALUES(1,43,'action',1,'H-RYGB a N15 r3','player',1772366400000,9022,0,'572f342010da');
INSERT INTO "log" VALUES(1,44,'action',1,'end','player',1772366400000,9022,1,'473e404f22b1');
INSERT INTO "log" VALUES(1,45,'action',0,'B-YRGB b P10 r2','player',1772366400000,9023,0,'7dac01a6bad1');
INSERT INTO "log" VALUES(1,46,'action',0,'end','player',1772366400000,9023,1,'c77255f2a42f');
INSERT INTO "log" VALUES(1,47,'action',1,'H-YBRG a K16 r2','player',1772366400000,9024,0,'a20803d58ff3');
INSERT INTO "log" VALUES(1,48,'action',1,'end','player',1772366400000,9024,1,'16ecb14a00f3');
INSERT INTO "log" VALUES(1,49,'action',0,'F-BGRY b P11 r3','player',1772366400000,9025,0,'8a262048439d');
INSERT INTO "log" VALUES(1,50,'action',0,'end','player',1772366400000,9025,1,'37e3542cee0a');
INSERT INTO "log" VALUES(1,51,'action',1,'B-RBGY b O13 r1','player',1772366400000,9026,0,'518714cb1e09');
INSERT INTO "log" VALUES(1,52,'action',1,'end','player',1772366400000,9026,1,'fde238581785');
INSERT INTO "log" VALUES(1,53,'action',0,'G-GYBR b J16 r5','player',1772366400000,9027,0,'4c1c3e100bd9');
INSERT INTO "log" VALUES(1,54,'action',0,'end','player',1772366400000,9027,1,'4495bfb95e94');
INSERT INTO "log" VALUES(1,55,'action',1,'F-GYRB a O14 r0','player',1772366400000,9028,0,'d0fd479551d8');
INSERT INTO "log" VALUES(1,56,'action',1,'end','player',1772366400000,9028,1,'f09ddf62390e');
INSERT INTO "log" VALUES(1,57,'action',0,'F-YBRG b I15 r0','player',1772366400000,9029,0,'a4950af9e8b7');
INSERT INTO "log" VALUES(1,58,'action',0,'end','player',1772366400000,9029,1,'07e04376f3cf');
INSERT INTO "log" VALUES(1,59,'action',1,'H-BGRY b L16 r3','player',1772366400000,9030,0,'e9558349aa34');
INSERT INTO "log" VALUES(1,60,'action',1,'end','player',1772366400000,9030,1,'8f5fce34fad0');
INSERT INTO "log" VALUES(1,61,'action',0,'F-BGYR a L10 r3','player',1772366400000,9031,0,'3868ffb1f3f1');
INSERT INTO "log" VALUES(1,62,'action',0,'end','player',1772366400000,9031,1,'ba6dc95f689b');
INSERT INTO "log" VALUES(1,63,'action',1,'P-GYBR b P12 r5','player',1772366400000,9032,0,'0d0116ec6c9f');
INSERT INTO "log" VALUES(1,64,'action',1,'end','player',1772366400000,9032,1,'b7f7aced04cd');
INSERT INTO "log" VALUES(2,1,'seat',0,'100',NULL,1772366400000,9036,0,NULL);
INSERT INTO "log" VALUES(2,2,'seat',1,'101',NULL,1772366400000,9036,1,NULL);
INSERT INTO "log" VALUES(2,3,'seat',2,'102',NULL,1772366400000,9036,2,NULL);
INSERT INTO "log" VALUES(2,4,'action',NULL,'B-BGRY a M13 r2','auto',1772366400000,9036,3,'3e68c89466bb');
INSERT INTO "log" VALUES(2,5,'action',NULL,'B-RGBY b M12 r0','auto',1772366400000,9036,4,'0be7e81dc7b8');
INSERT INTO "log" VALUES(2,6,'action',NULL,'H-RBYG b L12 r4','auto',1772366400000,9036,5,'4d56a8fafdd9');
INSERT INTO "log" VALUES(2,7,'action',0,'P-YBRG b M14 r4','player',1772366400000,9037,0,'3420dc041752');
INSERT INTO "log" VALUES(2,8,'action',0,'end','player',1772366400000,9037,1,'9f3cc28b4e50');
INSERT INTO "log" VALUES(2,9,'action',1,'P-RBYG a N13 r5','player',1772366400000,9038,0,'783b003d21bf');
INSERT INTO "log" VALUES(2,10,'action',1,'end','player',1772366400000,9038,1,'2af9bc38c204');
INSERT INTO "log" VALUES(2,11,'action',2,'G-YBGR b L14 r1','player',1772366400000,9039,0,'8eca6d6fe389');
INSERT INTO "log" VALUES(2,12,'action',2,'end','player',1772366400000,9039,1,'79da18571f39');
INSERT INTO "log" VALUES(2,13,'action',0,'F-GYRB b N12 r0','player',1772366400000,9040,0,'db0ed282deb4');
INSERT INTO "log" VALUES(2,14,'action',0,'end','player',1772366400000,9040,1,'76621586a610');
INSERT INTO "log" VALUES(2,15,'action',1,'B-YRGB b M11 r2','player',1772366400000,9041,0,'a77aaeea9810');
INSERT INTO "log" VALUES(2,16,'action',1,'end','player',1772366400000,9041,1,'038e6cb0ea5c');
INSERT INTO "log" VALUES(2,17,'action',2,'B-BRYG b K13 r2','player',1772366400000,9042,0,'e0f7ad451505');
INSERT INTO "log" VALUES(2,18,'action',2,'end','player',1772366400000,9042,1,'e5fd3953ac12');
INSERT INTO "log" VALUES(2,19,'action',0,'B-YGBR b M15 r1','player',1772366400000,9043,0,'fea356b27299');
INSERT INTO "log" VALUES(2,20,'action',0,'end','player',1772366400000,9043,1,'cab159b18d58');
INSERT INTO "log" VALUES(2,21,'action',2,'resign','player',1772366400000,9044,0,'77301033e715');
INSERT INTO "log" VALUES(2,22,'action',1,'resign','player',1772366400000,9045,0,'b34108453b0c');
INSERT INTO "log" VALUES(3,1,'seat',0,'100',NULL,1772366400000,9048,0,NULL);
INSERT INTO "log" VALUES(3,2,'seat',1,'bot:easy:1',NULL,1772366400000,9048,1,NULL);
INSERT INTO "log" VALUES(3,3,'action',NULL,'B-GRBY a M13 r1','auto',1772366400000,9048,2,'36971982ec15');
INSERT INTO "log" VALUES(3,4,'action',NULL,'P-YRBG a M14 r5','auto',1772366400000,9048,3,'3197b4e3c747');
INSERT INTO "log" VALUES(3,5,'action',0,'G-RYBG a L13 r3','player',1772366400000,9049,0,'20dad26e21ba');
INSERT INTO "log" VALUES(3,6,'action',0,'end','player',1772366400000,9049,1,'ad47ffe0f9e6');
INSERT INTO "log" VALUES(3,7,'action',1,'F-GRBY a L14 r4','bot:easy',1772366400000,NULL,0,'3dff50c21493');
INSERT INTO "log" VALUES(3,8,'action',1,'B-RGYB b K14 r0','bot:easy',1772366400000,NULL,1,'444fea1f3da4');
INSERT INTO "log" VALUES(3,9,'action',1,'end','auto',1772366400000,NULL,2,'1dcd3f0dbe4b');
INSERT INTO "log" VALUES(3,10,'action',0,'P-YBGR a N12 r2','player',1772366400000,9050,0,'b31bc20e6f00');
INSERT INTO "log" VALUES(3,11,'action',0,'end','player',1772366400000,9050,1,'28b83f3dd64d');
INSERT INTO "log" VALUES(3,12,'action',1,'G-GYRB a L15 r1','bot:easy',1772366400000,NULL,0,'880924395edf');
INSERT INTO "log" VALUES(3,13,'action',1,'end','bot:easy',1772366400000,NULL,1,'66f23a45b73a');
INSERT INTO "log" VALUES(4,1,'seat',0,'100',NULL,1772366400000,9053,0,NULL);
INSERT INTO "log" VALUES(4,2,'seat',1,'101',NULL,1772366400000,9053,1,NULL);
INSERT INTO "log" VALUES(4,3,'action',0,'H-GYRB a M13 r0','player',1772366400000,9054,0,'d856a2e01647');
INSERT INTO "log" VALUES(4,4,'action',0,'end','auto',1772366400000,9054,1,'a26c720994c9');
INSERT INTO "log" VALUES(5,1,'seat',0,'100',NULL,1772366400000,9058,0,NULL);
INSERT INTO "log" VALUES(5,2,'seat',1,'101',NULL,1772366400000,9058,1,NULL);
INSERT INTO "log" VALUES(5,3,'seat',2,'102',NULL,1772366400000,9058,2,NULL);
INSERT INTO "log" VALUES(5,4,'action',NULL,'H-RYBG b M13 r1','auto',1772366400000,9058,3,'edcec71024c2');
INSERT INTO "log" VALUES(5,5,'action',NULL,'G-BGYR a M12 r3','auto',1772366400000,9058,4,'15285fa8500f');
INSERT INTO "log" VALUES(5,6,'action',NULL,'G-RYBG b N11 r2','auto',1772366400000,9058,5,'0a0d8c46a888');
INSERT INTO "log" VALUES(5,7,'action',0,'P-RYBG a M14 r4','player',1772366400000,9059,0,'981526e50303');
INSERT INTO "log" VALUES(5,8,'action',0,'end','player',1772366400000,9059,1,'f8dcf5b804e0');
INSERT INTO "log" VALUES(5,9,'action',1,'B-GRBY b L12 r0','player',1772366400000,9060,0,'d875886e9801');
INSERT INTO "log" VALUES(5,10,'action',1,'end','player',1772366400000,9060,1,'f053b4db6735');
INSERT INTO "log" VALUES(5,11,'action',2,'G-RBYG a L14 r1','player',1772366400000,9061,0,'a972175928f0');
INSERT INTO "log" VALUES(5,12,'action',2,'end','player',1772366400000,9061,1,'909c44799e07');
INSERT INTO "log" VALUES(5,13,'action',0,'B-GBYR a N10 r2','player',1772366400000,9062,0,'1805f764d024');
INSERT INTO "log" VALUES(5,14,'action',0,'end','player',1772366400000,9062,1,'0130dd48703c');
INSERT INTO "log" VALUES(5,15,'action',1,'H-BRGY b N13 r1','player',1772370000000,9099,0,'36dbce13b434');
INSERT INTO "log" VALUES(5,16,'action',1,'end','player',1772370000000,9099,1,'9cefba7b65ca');
INSERT INTO "log" VALUES(6,1,'seat',0,'100',NULL,1772366400000,9065,0,NULL);
INSERT INTO "log" VALUES(6,2,'seat',1,'101',NULL,1772366400000,9065,1,NULL);
INSERT INTO "log" VALUES(6,3,'action',NULL,'G-BRGY a M13 r1','auto',1772366400000,9065,2,'5bbc2b1609de');
INSERT INTO "log" VALUES(6,4,'action',NULL,'G-RYBG b N12 r2','auto',1772366400000,9065,3,'18d67fee9563');
INSERT INTO "log" VALUES(6,5,'action',0,'G-YRGB a M14 r0','player',1772366400000,9066,0,'7a9f28003e66');
INSERT INTO "log" VALUES(6,6,'action',0,'end','player',1772366400000,9066,1,'dc88ae8279e6');
INSERT INTO "log" VALUES(6,7,'action',1,'H-RYGB a L13 r3','player',1772366400000,9067,0,'dfa7bf37433f');
INSERT INTO "log" VALUES(7,1,'seat',0,'100',NULL,1772370000000,9070,0,NULL);
INSERT INTO "log" VALUES(7,2,'seat',1,'101',NULL,1772370000000,9070,1,NULL);
INSERT INTO "log" VALUES(7,3,'action',NULL,'G-BGYR a M13 r0','auto',1772370000000,9070,2,'a72caf405e67');
INSERT INTO "log" VALUES(7,4,'action',NULL,'H-GRBY a L13 r1','auto',1772370000000,9070,3,'8852cfb968ad');
INSERT INTO "log" VALUES(7,5,'action',0,'P-YGRB b M14 r4','player',1772370000000,9071,0,'7c51f727d961');
INSERT INTO "log" VALUES(7,6,'action',0,'end','player',1772370000000,9071,1,'60a64c96e3b0');
INSERT INTO "log" VALUES(7,7,'action',1,'G-GRBY a L14 r2','player',1772370000000,9072,0,'866433b50994');
INSERT INTO "log" VALUES(7,8,'undo',1,'6','player',1772370000000,9073,0,'60a64c96e3b0');
INSERT INTO "log" VALUES(8,1,'seat',0,'100',NULL,1772370000000,9076,0,NULL);
INSERT INTO "log" VALUES(8,2,'seat',1,'101',NULL,1772370000000,9076,1,NULL);
INSERT INTO "log" VALUES(8,3,'action',NULL,'F-GYRB b M13 r1','auto',1772370000000,9076,2,'c84ef7f3d082');
INSERT INTO "log" VALUES(8,4,'action',NULL,'B-RYBG b M12 r0','auto',1772370000000,9076,3,'ce9e860a6690');
INSERT INTO "log" VALUES(8,5,'action',1,'H-YRGB b M14 r0','player',1772370000000,9077,0,'b83fe4edc832');
INSERT INTO "log" VALUES(8,6,'action',1,'F-GRBY b L14 r5','player',1772370000000,9078,0,'3b817e97a3d8');
INSERT INTO "log" VALUES(8,7,'action',1,'end','auto',1772370000000,9078,1,'ce617a43321a');
INSERT INTO "log" VALUES(8,8,'action',0,'G-BRYG b N12 r5','player',1772370000000,9079,0,'12b9d6a6c29d');
INSERT INTO "log" VALUES(8,9,'action',0,'B-GYRB a L12 r2','player',1772370000000,9080,0,'d1e2ba7a2985');
INSERT INTO "log" VALUES(8,10,'action',0,'end','auto',1772370000000,9080,1,'4fd5958e98f5');
INSERT INTO "log" VALUES(8,11,'action',1,'P-BGYR b M11 r3','player',1772370000000,9081,0,'060e99fe92ce');
INSERT INTO "log" VALUES(8,12,'action',1,'H-GYRB a L11 r1','player',1772370000000,9082,0,'afec1cc9d68c');
INSERT INTO "log" VALUES(8,13,'action',1,'end','auto',1772370000000,9082,1,'2bc74a51a894');
INSERT INTO "log" VALUES(9,1,'seat',0,'100',NULL,1772370000000,9085,0,NULL);
INSERT INTO "log" VALUES(9,2,'seat',1,'101',NULL,1772370000000,9085,1,NULL);
INSERT INTO "log" VALUES(9,3,'action',1,'F-RGBY a M13 r0','player',1772370000000,9086,0,'d377bf240ff2');
INSERT INTO "log" VALUES(9,4,'action',1,'H-RBYG a M14 r1','player',1772370000000,9087,0,'673e01f79b80');
INSERT INTO "log" VALUES(9,5,'action',1,'H-GRYB a L13 r0','player',1772370000000,9088,0,'b7447b4e6695');
INSERT INTO "log" VALUES(9,6,'action',1,'end','auto',1772370000000,9088,1,'9915c3d203f6');
INSERT INTO "log" VALUES(9,7,'action',0,'H-GRBY a N12 r3','player',1772370000000,9089,0,'c5f63225e47d');
INSERT INTO "log" VALUES(9,8,'action',0,'end','auto',1772370000000,9089,1,'037a1cf08b44');
INSERT INTO "log" VALUES(9,9,'action',1,'G-YGRB b M15 r0','player',1772370000000,9090,0,'3f3324283fb8');
INSERT INTO "log" VALUES(9,10,'action',1,'mark M14.0','player',1772370000000,9091,0,'9a10dc023a5b');
INSERT INTO "log" VALUES(9,11,'action',1,'end','auto',1772370000000,9091,1,'2eff3c54db75');
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
INSERT INTO "messages" VALUES(3,50046,'turn',9);
INSERT INTO "messages" VALUES(3,50047,'turn',13);
INSERT INTO "messages" VALUES(4,50048,'lobby',0);
INSERT INTO "messages" VALUES(4,50049,'turn',2);
INSERT INTO "messages" VALUES(4,50050,'turn',4);
INSERT INTO "messages" VALUES(5,50051,'lobby',0);
INSERT INTO "messages" VALUES(5,50052,'turn',6);
INSERT INTO "messages" VALUES(5,50053,'turn',8);
INSERT INTO "messages" VALUES(5,50054,'turn',10);
INSERT INTO "messages" VALUES(5,50055,'turn',12);
INSERT INTO "messages" VALUES(5,50056,'turn',14);
INSERT INTO "messages" VALUES(6,50057,'lobby',0);
INSERT INTO "messages" VALUES(6,50058,'turn',4);
INSERT INTO "messages" VALUES(6,50059,'turn',6);
INSERT INTO "messages" VALUES(6,50060,'draft',7);
INSERT INTO "messages" VALUES(7,50061,'lobby',0);
INSERT INTO "messages" VALUES(7,50062,'turn',4);
INSERT INTO "messages" VALUES(7,50063,'turn',6);
INSERT INTO "messages" VALUES(8,50064,'lobby',0);
INSERT INTO "messages" VALUES(8,50065,'turn',4);
INSERT INTO "messages" VALUES(8,50066,'turn',7);
INSERT INTO "messages" VALUES(8,50067,'turn',10);
INSERT INTO "messages" VALUES(8,50068,'turn',13);
INSERT INTO "messages" VALUES(9,50069,'lobby',0);
INSERT INTO "messages" VALUES(9,50070,'turn',2);
INSERT INTO "messages" VALUES(9,50071,'turn',6);
INSERT INTO "messages" VALUES(9,50072,'turn',8);
INSERT INTO "messages" VALUES(9,50073,'turn',11);
INSERT INTO "messages" VALUES(10,50074,'lobby',0);
INSERT INTO "messages" VALUES(10,50075,'invite',0);
INSERT INTO "messages" VALUES(11,50076,'lobby',0);
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
, tries INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "outbox" VALUES(159,5,6,'turn',15,16,102,NULL,NULL,0,0);
INSERT INTO "outbox" VALUES(160,5,6,'strip',15,16,102,NULL,NULL,0,0);
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
INSERT INTO "result_people" VALUES(1,100,70,'classic',1772366400000,2,0,1);
INSERT INTO "result_people" VALUES(1,101,70,'classic',1772366400000,1,1,1);
INSERT INTO "result_people" VALUES(2,100,70,'classic',1772366400000,1,1,1);
INSERT INTO "result_people" VALUES(2,101,70,'classic',1772366400000,2,0,1);
INSERT INTO "result_people" VALUES(2,102,70,'classic',1772366400000,3,0,1);
CREATE TABLE "results" (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    guild_id INTEGER NOT NULL,
    variant TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    reason TEXT NOT NULL
) STRICT;
INSERT INTO "results" VALUES(1,70,'classic',1772366400000,'target');
INSERT INTO "results" VALUES(2,70,'classic',1772366400000,'resignation');
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
INSERT INTO "seats" VALUES(1,0,100,100,47,2,NULL,15);
INSERT INTO "seats" VALUES(1,1,101,101,61,1,NULL,15);
INSERT INTO "seats" VALUES(2,0,100,100,7,1,NULL,3);
INSERT INTO "seats" VALUES(2,1,101,101,7,2,NULL,2);
INSERT INTO "seats" VALUES(2,2,102,102,6,3,NULL,2);
INSERT INTO "seats" VALUES(3,0,100,100,2,2,1772366400000,2);
INSERT INTO "seats" VALUES(3,1,-1,-1,9,1,NULL,2);
INSERT INTO "seats" VALUES(4,0,100,100,0,1,NULL,0);
INSERT INTO "seats" VALUES(4,1,101,101,0,1,1772366400000,0);
INSERT INTO "seats" VALUES(5,0,100,100,3,3,NULL,2);
INSERT INTO "seats" VALUES(5,1,101,101,4,2,NULL,2);
INSERT INTO "seats" VALUES(5,2,102,102,7,1,1772370000000,1);
INSERT INTO "seats" VALUES(6,0,100,100,2,1,NULL,1);
INSERT INTO "seats" VALUES(6,1,101,101,1,2,1772366400000,0);
INSERT INTO "seats" VALUES(7,0,100,100,1,1,NULL,1);
INSERT INTO "seats" VALUES(7,1,101,101,0,2,1772370000000,0);
INSERT INTO "seats" VALUES(8,0,100,100,2,1,1772370000000,1);
INSERT INTO "seats" VALUES(8,1,101,101,0,2,NULL,2);
INSERT INTO "seats" VALUES(9,0,100,100,0,2,1772370000000,1);
INSERT INTO "seats" VALUES(9,1,101,101,1,1,NULL,1);
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
INSERT INTO "totals" VALUES(70,'classic',100,2,1);
INSERT INTO "totals" VALUES(70,'classic',101,2,1);
INSERT INTO "totals" VALUES(70,'classic',102,1,0);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',11);
INSERT INTO "sqlite_sequence" VALUES('outbox',160);
COMMIT;
PRAGMA user_version = 5;
