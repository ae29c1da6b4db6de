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
INSERT INTO "games" VALUES(1,70,1,'Sunny Avocet','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'5C3668ADC4E6548104F673ED841DC453EF1945B1DF642D705954BDBA4119A688','0e35175d9adc776db63ae210af578db685c8e42e9ec139740fb79422d4469f4e',1772366400000,1,9002);
INSERT INTO "games" VALUES(2,70,1,'Ancient Gull','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'257124B8C657C0EFD5E1C199870AA89D6978770FB2266C0ED280F8BE1BA6BDC6','4208a2ae28c8e463b4f4e643f07b5e5c4a7d99b4383e19b35988e71b55503455',1772366400000,1,9038);
INSERT INTO "games" VALUES(3,70,2,'Patient Owl','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'8E5E7F92651D422DDAA9C61E4156718E68AB3C59D6EC8668E061D186CF73990B','30e0528b73134c9d2481323bacc02d81dd4b21f11d7c67e4f4f2c3d8f647578d',1772366400000,1,9050);
INSERT INTO "games" VALUES(4,70,3,'Eager Magpie','running','classic','{"setup":"players","target":60}',4,'joined',0,'en',100,X'816A4E982A84FE3E54B807D8FFB38EC8DA9C774E8A75BE0A1A2E5EFB3FEDE24A','02c0f6e6fc8a8de9dd56cd59d95f6890f28bc383897595fe911007af5f00e75d',1772366400000,1,9055);
INSERT INTO "games" VALUES(5,70,6,'Golden Goldcrest','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'E7352EFA47FF9219FD710670B1E50F3224D6F2528D29887CC5C8AA00A191FD65','11984c56bd7690efe93d04e8f31b942b48afdc79379f80328730772fa7118f63',1772366400000,1,9060);
INSERT INTO "games" VALUES(6,70,7,'Jolly Plover','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'337A1EEC84D866794EA74A20C213F139231805DC9999F907A98DFE89126196D7','dc1caa16307f007e0e8675e4934951d022af22da34c3e6533be97ed91e22e4ab',1772366400000,1,9067);
INSERT INTO "games" VALUES(7,70,8,'Clever Oriole','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'FC75E1BA9A64024ADF938961179B068BE860310D96CE11BE56632F1E61009727','10195bd0af2bc5dc8fdea95a8c07e015d4f984426826796cfcb1165e96b28522',1772370000000,1,9072);
INSERT INTO "games" VALUES(8,70,18,'Daring Pipit','running','terra','{"setup":"auto","withdraw":"own"}',5,'joined',0,'en',100,X'737E9609DA6F52C62D9E4E8243FC5C9AF8F4D7DBA0F6836C3EEF65EB97766989','d5591aa1ba39a06e730bedd2ed336a40929c27046b83b47f2b97156b7223da4f',1772370000000,1,9078);
INSERT INTO "games" VALUES(9,70,19,'Silver Gull','running','domaine','{"setup":"players"}',4,'joined',0,'en',100,X'B9DA8B80DA4BB4B8DB6DD4007530D01CD4CBB1BB6F97DF0CBE3289DBABAAA9A1','d9e0944f71b7c3989fefb1ba4358a7a470a45e7a71bcf53dd59918c770956d44',1772370000000,1,9087);
INSERT INTO "games" VALUES(10,70,4,'Jolly Thrush','lobby','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'AA070D627344B50F010B192078B39E32EA35E430A8444672CE76CB3BDDB32074','ec65d7e13c1b09f23e2a662807c78d67a3f47c5f66c419086df2827584106c0a',1772370000000,NULL,NULL);
INSERT INTO "games" VALUES(11,70,5,'Lucky Owl','cancelled','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'489DF4803F546183CB3CDFA07CCB127152960554FE6D700CF84F1BB350F991A6','d5db7b50f9b5e2ea86ce344b042bc135fb8ef7c99ccb2afe529f06177e443909',1772370000000,NULL,NULL);
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
INSERT INTO "lobby_interactions" VALUES(9035,2);
INSERT INTO "lobby_interactions" VALUES(9036,2);
INSERT INTO "lobby_interactions" VALUES(9037,2);
INSERT INTO "lobby_interactions" VALUES(9048,3);
INSERT INTO "lobby_interactions" VALUES(9049,3);
INSERT INTO "lobby_interactions" VALUES(9053,4);
INSERT INTO "lobby_interactions" VALUES(9054,4);
INSERT INTO "lobby_interactions" VALUES(9057,5);
INSERT INTO "lobby_interactions" VALUES(9058,5);
INSERT INTO "lobby_interactions" VALUES(9059,5);
INSERT INTO "lobby_interactions" VALUES(9065,6);
INSERT INTO "lobby_interactions" VALUES(9066,6);
INSERT INTO "lobby_interactions" VALUES(9070,7);
INSERT INTO "lobby_interactions" VALUES(9071,7);
INSERT INTO "lobby_interactions" VALUES(9076,8);
INSERT INTO "lobby_interactions" VALUES(9077,8);
INSERT INTO "lobby_interactions" VALUES(9085,9);
INSERT INTO "lobby_interactions" VALUES(9086,9);
INSERT INTO "lobby_interactions" VALUES(9094,10);
INSERT INTO "lobby_interactions" VALUES(9095,10);
INSERT INTO "lobby_interactions" VALUES(9096,10);
INSERT INTO "lobby_interactions" VALUES(9097,10);
INSERT INTO "lobby_interactions" VALUES(9098,11);
INSERT INTO "lobby_interactions" VALUES(9099,11);
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
INSERT INTO "log" VALUES(1,3,'action',NULL,'B-GRBY a M13 r1','auto',1772366400000,9002,2,'00c23bcf70cc');
INSERT INTO "log" VALUES(1,4,'action',NULL,'H-YRGB a N12 r4','auto',1772366400000,9002,3,'8408001d5e41');
INSERT INTO "log" VALUES(1,5,'action',0,'H-BRGY a M14 r1','player',1772366400000,9003,0,'7f137f02e789');
INSERT INTO "log" VALUES(1,6,'action',0,'end','player',1772366400000,9003,1,'557aa8c27833');
INSERT INTO "log" VALUES(1,7,'action',1,'H-YBRG b L14 r0','player',1772366400000,9004,0,'9b34bcc29458');
INSERT INTO "log" VALUES(1,8,'action',1,'end','player',1772366400000,9004,1,'147ed60f964a');
INSERT INTO "log" VALUES(1,9,'action',0,'G-RBGY a L13 r3','player',1772366400000,9005,0,'0e7ba380d721');
INSERT INTO "log" VALUES(1,10,'action',0,'end','player',1772366400000,9005,1,'a3c1eebb9477');
INSERT INTO "log" VALUES(1,11,'action',1,'B-YBGR b N11 r1','player',1772366400000,9006,0,'3ae5562a23a1');
INSERT INTO "log" VALUES(1,12,'action',1,'end','player',1772366400000,9006,1,'c305284a891e');
INSERT INTO "log" VALUES(1,13,'action',0,'H-BYGR b O11 r1','player',1772366400000,9007,0,'64c55baab0e9');
INSERT INTO "log" VALUES(1,14,'action',0,'end','player',1772366400000,9007,1,'6eca11573958');
INSERT INTO "log" VALUES(1,15,'action',1,'F-YRGB a O12 r5','player',1772366400000,9008,0,'eddee9a4b59e');
INSERT INTO "log" VALUES(1,16,'action',1,'end','player',1772366400000,9008,1,'a23fa995bf91');
INSERT INTO "log" VALUES(1,17,'action',0,'G-RGYB a M15 r1','player',1772366400000,9009,0,'49b3b3f4e127');
INSERT INTO "log" VALUES(1,18,'action',0,'end','player',1772366400000,9009,1,'f69356a9825d');
INSERT INTO "log" VALUES(1,19,'action',1,'B-BYGR a N14 r0','player',1772366400000,9010,0,'90a268b2acf4');
INSERT INTO "log" VALUES(1,20,'action',1,'end','player',1772366400000,9010,1,'84212d247104');
INSERT INTO "log" VALUES(1,21,'action',0,'G-YBRG a K15 r1','player',1772366400000,9011,0,'cff5513cccf5');
INSERT INTO "log" VALUES(1,22,'action',0,'end','player',1772366400000,9011,1,'7dafe09775d9');
INSERT INTO "log" VALUES(1,23,'action',1,'P-RGYB a K13 r2','player',1772366400000,9012,0,'e630818499bd');
INSERT INTO "log" VALUES(1,24,'action',1,'end','player',1772366400000,9012,1,'59e324cf1d88');
INSERT INTO "log" VALUES(1,25,'action',0,'P-YBGR a M11 r0','player',1772366400000,9013,0,'ba30da616175');
INSERT INTO "log" VALUES(1,26,'action',0,'end','player',1772366400000,9013,1,'c8d980816e80');
INSERT INTO "log" VALUES(1,27,'action',1,'G-BYRG b L12 r2','player',1772366400000,9014,0,'e9e438e1abe9');
INSERT INTO "log" VALUES(1,28,'action',1,'end','player',1772366400000,9014,1,'c58492bfb858');
INSERT INTO "log" VALUES(1,29,'action',0,'B-YGBR b N10 r1','player',1772366400000,9015,0,'c42ce8f8c80f');
INSERT INTO "log" VALUES(1,30,'action',0,'end','player',1772366400000,9015,1,'1a89f5c3e96b');
INSERT INTO "log" VALUES(1,31,'action',1,'P-YGRB a P10 r2','player',1772366400000,9016,0,'d96b052943e7');
INSERT INTO "log" VALUES(1,32,'action',1,'end','player',1772366400000,9016,1,'33326566be15');
INSERT INTO "log" VALUES(1,33,'action',0,'F-BYRG a O13 r4','player',1772366400000,9017,0,'a9f9d85f9521');
INSERT INTO "log" VALUES(1,34,'action',0,'end','player',1772366400000,9017,1,'de4a3e4bb444');
INSERT INTO "log" VALUES(1,35,'action',1,'P-GRBY a P11 r0','player',1772366400000,9018,0,'4331d528be83');
INSERT INTO "log" VALUES(1,36,'action',1,'end','player',1772366400000,9018,1,'b01db682ef76');
INSERT INTO "log" VALUES(1,37,'action',0,'H-BGYR a M16 r0','player',1772366400000,9019,0,'1e08dae837e6');
INSERT INTO "log" VALUES(1,38,'action',0,'end','player',1772366400000,9019,1,'08ea67d53d48');
INSERT INTO "log" VALUES(1,39,'action',1,'F-GBRY b L16 r3','player',1772366400000,9020,0,'95bc08ace47a');
INSERT INTO "log" VALUES(1,40,'action',1,'end','player',1772366400000,9020,1,'cc00d694c39f');
INSERT INTO "log" VALUES(1,41,'action',0,'B-BYRG a K16 r1','player',1772366400000,9021,0,'c711eb25b27a');
INSERT INTO "log" VALUES(1,42,'action',0,'end','player',1772366400000,9021,1,'d256bcb98371');
INSERT INTO "log" VALUES(1,43,'action',1,'G-GRBY a O14 r0','player',1772366400000,9022,0,'7d1ff16d4e16');
INSERT INTO "log" VALUES(1,44,'action',1,'end','player',1772366400000,9022,1,'6a5df382f01b');
INSERT INTO "log" VALUES(1,45,'action',0,'G-BRYG a J15 r3','player',1772366400000,9023,0,'01868336a42e');
INSERT INTO "log" VALUES(1,46,'action',0,'end','player',1772366400000,9023,1,'3e4ed0ed4398');
INSERT INTO "log" VALUES(1,47,'action',1,'F-BGRY a J13 r0','player',1772366400000,9024,0,'2deab9e77b15');
INSERT INTO "log" VALUES(1,48,'action',1,'end','player',1772366400000,9024,1,'7cf3cfc61677');
INSERT INTO "log" VALUES(1,49,'action',0,'B-RBYG b P12 r1','player',1772366400000,9025,0,'6e094936b977');
INSERT INTO "log" VALUES(1,50,'action',0,'end','player',1772366400000,9025,1,'6210dea33686');
INSERT INTO "log" VALUES(1,51,'action',1,'B-GYBR b L11 r1','player',1772366400000,9026,0,'63828b9c30a3');
INSERT INTO "log" VALUES(1,52,'action',1,'end','player',1772366400000,9026,1,'d4f6fb626d68');
INSERT INTO "log" VALUES(1,53,'action',0,'B-BGRY a N9 r1','player',1772366400000,9027,0,'638aa314a28f');
INSERT INTO "log" VALUES(1,54,'action',0,'end','player',1772366400000,9027,1,'430a21661419');
INSERT INTO "log" VALUES(1,55,'action',1,'G-GRYB a P9 r1','player',1772366400000,9028,0,'6e94ee47371c');
INSERT INTO "log" VALUES(1,56,'action',1,'end','player',1772366400000,9028,1,'5bfa35604bf1');
INSERT INTO "log" VALUES(1,57,'action',0,'P-GRYB a Q9 r0','player',1772366400000,9029,0,'7bdae5123aa9');
INSERT INTO "log" VALUES(1,58,'action',0,'end','player',1772366400000,9029,1,'9e139c49bfa4');
INSERT INTO "log" VALUES(1,59,'action',1,'P-YRGB a K12 r4','player',1772366400000,9030,0,'598a8c05c9e8');
INSERT INTO "log" VALUES(1,60,'action',1,'end','player',1772366400000,9030,1,'68464fad1908');
INSERT INTO "log" VALUES(1,61,'action',0,'G-RYBG b J14 r2','player',1772366400000,9031,0,'8726884823fe');
INSERT INTO "log" VALUES(1,62,'action',0,'end','player',1772366400000,9031,1,'82910c0078c8');
INSERT INTO "log" VALUES(1,63,'action',1,'B-GYRB b M17 r1','player',1772366400000,9032,0,'0b2ebd5e8cdd');
INSERT INTO "log" VALUES(1,64,'action',1,'end','player',1772366400000,9032,1,'336b92e6a096');
INSERT INTO "log" VALUES(1,65,'action',0,'H-YGBR a Q11 r4','player',1772366400000,9033,0,'057609a10b4d');
INSERT INTO "log" VALUES(1,66,'action',0,'end','player',1772366400000,9033,1,'715f8cc89a6c');
INSERT INTO "log" VALUES(1,67,'action',1,'F-BRGY b L17 r3','player',1772366400000,9034,0,'aa99b835b725');
INSERT INTO "log" VALUES(1,68,'action',1,'end','player',1772366400000,9034,1,'04a731156d42');
INSERT INTO "log" VALUES(2,1,'seat',0,'100',NULL,1772366400000,9038,0,NULL);
INSERT INTO "log" VALUES(2,2,'seat',1,'101',NULL,1772366400000,9038,1,NULL);
INSERT INTO "log" VALUES(2,3,'seat',2,'102',NULL,1772366400000,9038,2,NULL);
INSERT INTO "log" VALUES(2,4,'action',NULL,'H-RYBG a M13 r1','auto',1772366400000,9038,3,'765300eb21d0');
INSERT INTO "log" VALUES(2,5,'action',NULL,'B-RGYB b N13 r0','auto',1772366400000,9038,4,'b5a462397cfa');
INSERT INTO "log" VALUES(2,6,'action',NULL,'B-GBRY a L14 r2','auto',1772366400000,9038,5,'c9e71e8aade6');
INSERT INTO "log" VALUES(2,7,'action',0,'F-BRYG a L13 r0','player',1772366400000,9039,0,'7faff3937cd0');
INSERT INTO "log" VALUES(2,8,'action',0,'end','player',1772366400000,9039,1,'1dac389d7674');
INSERT INTO "log" VALUES(2,9,'action',1,'G-GYBR b M12 r1','player',1772366400000,9040,0,'9aa63e5f07da');
INSERT INTO "log" VALUES(2,10,'action',1,'end','player',1772366400000,9040,1,'52ec139f6f7c');
INSERT INTO "log" VALUES(2,11,'action',2,'P-BGYR a M14 r5','player',1772366400000,9041,0,'c70e0c671bbc');
INSERT INTO "log" VALUES(2,12,'action',2,'end','player',1772366400000,9041,1,'f9d2690edb69');
INSERT INTO "log" VALUES(2,13,'action',0,'G-YRBG b N14 r4','player',1772366400000,9042,0,'6c270a77e7e5');
INSERT INTO "log" VALUES(2,14,'action',0,'end','player',1772366400000,9042,1,'dc5c38a000ae');
INSERT INTO "log" VALUES(2,15,'action',1,'H-YGBR a O12 r1','player',1772366400000,9043,0,'d87738af08e7');
INSERT INTO "log" VALUES(2,16,'action',1,'end','player',1772366400000,9043,1,'595d52fcb114');
INSERT INTO "log" VALUES(2,17,'action',2,'F-RGYB b L15 r4','player',1772366400000,9044,0,'e6f90e079bbb');
INSERT INTO "log" VALUES(2,18,'action',2,'end','player',1772366400000,9044,1,'50b464b0d1f4');
INSERT INTO "log" VALUES(2,19,'action',0,'G-YBGR b O13 r2','player',1772366400000,9045,0,'b2ee352a9075');
INSERT INTO "log" VALUES(2,20,'action',0,'end','player',1772366400000,9045,1,'b0c395b34d9c');
INSERT INTO "log" VALUES(2,21,'action',2,'resign','player',1772366400000,9046,0,'c235dbf573da');
INSERT INTO "log" VALUES(2,22,'action',1,'resign','player',1772366400000,9047,0,'d64a8a3b6f2c');
INSERT INTO "log" VALUES(3,1,'seat',0,'100',NULL,1772366400000,9050,0,NULL);
INSERT INTO "log" VALUES(3,2,'seat',1,'bot:easy:1',NULL,1772366400000,9050,1,NULL);
INSERT INTO "log" VALUES(3,3,'action',NULL,'B-BGYR b M13 r0','auto',1772366400000,9050,2,'d5f0f98ac57a');
INSERT INTO "log" VALUES(3,4,'action',NULL,'B-GYRB a L13 r0','auto',1772366400000,9050,3,'85a23b67326a');
INSERT INTO "log" VALUES(3,5,'action',0,'H-GYBR a M14 r1','player',1772366400000,9051,0,'dab7bc53a0bd');
INSERT INTO "log" VALUES(3,6,'action',0,'end','player',1772366400000,9051,1,'456e7d8b1f4e');
INSERT INTO "log" VALUES(3,7,'action',1,'B-RGYB a M12 r2','bot:easy',1772366400000,NULL,0,'afdb2d869d07');
INSERT INTO "log" VALUES(3,8,'action',1,'G-RYBG b L15 r1','bot:easy',1772366400000,NULL,1,'7b689e883811');
INSERT INTO "log" VALUES(3,9,'action',1,'end','auto',1772366400000,NULL,2,'5fbef4433137');
INSERT INTO "log" VALUES(3,10,'action',0,'B-YGRB a K14 r1','player',1772366400000,9052,0,'4b3aeedadd34');
INSERT INTO "log" VALUES(3,11,'action',0,'end','player',1772366400000,9052,1,'c9a933caa91e');
INSERT INTO "log" VALUES(3,12,'action',1,'H-YGBR b K13 r2','bot:easy',1772366400000,NULL,0,'e2890b532088');
INSERT INTO "log" VALUES(3,13,'action',1,'B-YBGR a J14 r0','bot:easy',1772366400000,NULL,1,'f9c9ff6b7e24');
INSERT INTO "log" VALUES(3,14,'action',1,'end','auto',1772366400000,NULL,2,'000e482be0f3');
INSERT INTO "log" VALUES(4,1,'seat',0,'100',NULL,1772366400000,9055,0,NULL);
INSERT INTO "log" VALUES(4,2,'seat',1,'101',NULL,1772366400000,9055,1,NULL);
INSERT INTO "log" VALUES(4,3,'action',0,'H-YBRG a M13 r0','player',1772366400000,9056,0,'6ca993835456');
INSERT INTO "log" VALUES(4,4,'action',0,'end','auto',1772366400000,9056,1,'ebca4dd1607e');
INSERT INTO "log" VALUES(5,1,'seat',0,'100',NULL,1772366400000,9060,0,NULL);
INSERT INTO "log" VALUES(5,2,'seat',1,'101',NULL,1772366400000,9060,1,NULL);
INSERT INTO "log" VALUES(5,3,'seat',2,'102',NULL,1772366400000,9060,2,NULL);
INSERT INTO "log" VALUES(5,4,'action',NULL,'P-RGYB b M13 r5','auto',1772366400000,9060,3,'d0e9dc300077');
INSERT INTO "log" VALUES(5,5,'action',NULL,'F-YGRB a L14 r2','auto',1772366400000,9060,4,'8ebf3cc518b2');
INSERT INTO "log" VALUES(5,6,'action',NULL,'H-RYBG b N13 r5','auto',1772366400000,9060,5,'6113c51ee3a4');
INSERT INTO "log" VALUES(5,7,'action',0,'G-YGRB a L13 r5','player',1772366400000,9061,0,'1a8f8dafb889');
INSERT INTO "log" VALUES(5,8,'action',0,'end','player',1772366400000,9061,1,'138468da6860');
INSERT INTO "log" VALUES(5,9,'action',1,'G-GYBR b M12 r2','player',1772366400000,9062,0,'da8808a51f89');
INSERT INTO "log" VALUES(5,10,'action',1,'end','player',1772366400000,9062,1,'cc1982362525');
INSERT INTO "log" VALUES(5,11,'action',2,'G-GYRB a L15 r0','player',1772366400000,9063,0,'b70be01d8687');
INSERT INTO "log" VALUES(5,12,'action',2,'end','player',1772366400000,9063,1,'53c5affdccc1');
INSERT INTO "log" VALUES(5,13,'action',0,'H-YRBG b N12 r2','player',1772366400000,9064,0,'d545a983c4b7');
INSERT INTO "log" VALUES(5,14,'action',0,'end','player',1772366400000,9064,1,'2d7102a3dc7a');
INSERT INTO "log" VALUES(5,15,'action',1,'H-GRYB a K15 r3','player',1772370000000,9101,0,'71bf5ae035b3');
INSERT INTO "log" VALUES(5,16,'action',1,'end','player',1772370000000,9101,1,'a48c9689cc27');
INSERT INTO "log" VALUES(6,1,'seat',0,'100',NULL,1772366400000,9067,0,NULL);
INSERT INTO "log" VALUES(6,2,'seat',1,'101',NULL,1772366400000,9067,1,NULL);
INSERT INTO "log" VALUES(6,3,'action',NULL,'B-RBGY b M13 r2','auto',1772366400000,9067,2,'2dced782a0b1');
INSERT INTO "log" VALUES(6,4,'action',NULL,'F-RBGY b L14 r0','auto',1772366400000,9067,3,'fc42e14aefec');
INSERT INTO "log" VALUES(6,5,'action',0,'P-RBYG b M14 r5','player',1772366400000,9068,0,'3fa82cf1a0e1');
INSERT INTO "log" VALUES(6,6,'action',0,'end','player',1772366400000,9068,1,'289e50746f8c');
INSERT INTO "log" VALUES(6,7,'action',1,'B-GBRY a M12 r0','player',1772366400000,9069,0,'c3d038c079d4');
INSERT INTO "log" VALUES(7,1,'seat',0,'100',NULL,1772370000000,9072,0,NULL);
INSERT INTO "log" VALUES(7,2,'seat',1,'101',NULL,1772370000000,9072,1,NULL);
INSERT INTO "log" VALUES(7,3,'action',NULL,'P-RYBG a M13 r4','auto',1772370000000,9072,2,'eded2ea8983f');
INSERT INTO "log" VALUES(7,4,'action',NULL,'B-YBRG b N13 r1','auto',1772370000000,9072,3,'06dbf00fae9e');
INSERT INTO "log" VALUES(7,5,'action',0,'H-RYBG b M14 r3','player',1772370000000,9073,0,'4c57bd10d1ac');
INSERT INTO "log" VALUES(7,6,'action',0,'end','player',1772370000000,9073,1,'772370f5fb91');
INSERT INTO "log" VALUES(7,7,'action',1,'H-RYGB b L14 r2','player',1772370000000,9074,0,'cf7fab5983da');
INSERT INTO "log" VALUES(7,8,'undo',1,'6','player',1772370000000,9075,0,'772370f5fb91');
INSERT INTO "log" VALUES(8,1,'seat',0,'100',NULL,1772370000000,9078,0,NULL);
INSERT INTO "log" VALUES(8,2,'seat',1,'101',NULL,1772370000000,9078,1,NULL);
INSERT INTO "log" VALUES(8,3,'action',NULL,'P-RGBY b M13 r1','auto',1772370000000,9078,2,'43ab89da87e0');
INSERT INTO "log" VALUES(8,4,'action',NULL,'H-RYGB b L14 r3','auto',1772370000000,9078,3,'7cbd6af278e9');
INSERT INTO "log" VALUES(8,5,'action',1,'G-RGBY b L13 r3','player',1772370000000,9079,0,'65f00d6a8e96');
INSERT INTO "log" VALUES(8,6,'action',1,'H-BRYG a M14 r5','player',1772370000000,9080,0,'5a12a5dc026a');
INSERT INTO "log" VALUES(8,7,'action',1,'F-GRBY a M12 r2','player',1772370000000,9081,0,'8835eb676f74');
INSERT INTO "log" VALUES(8,8,'action',1,'end','auto',1772370000000,9081,1,'17695dcfbe44');
INSERT INTO "log" VALUES(8,9,'action',0,'H-GYRB b N12 r3','player',1772370000000,9082,0,'3cd9c64df4de');
INSERT INTO "log" VALUES(8,10,'action',0,'F-BRGY a K15 r2','player',1772370000000,9083,0,'168516070894');
INSERT INTO "log" VALUES(8,11,'action',0,'G-BRGY a K14 r2','player',1772370000000,9084,0,'2b1869ef14bb');
INSERT INTO "log" VALUES(8,12,'action',0,'end','auto',1772370000000,9084,1,'26769affbda5');
INSERT INTO "log" VALUES(9,1,'seat',0,'100',NULL,1772370000000,9087,0,NULL);
INSERT INTO "log" VALUES(9,2,'seat',1,'101',NULL,1772370000000,9087,1,NULL);
INSERT INTO "log" VALUES(9,3,'action',1,'H-RGBY a M13 r0','player',1772370000000,9088,0,'accc49ad88e5');
INSERT INTO "log" VALUES(9,4,'action',1,'F-RYGB a M14 r1','player',1772370000000,9089,0,'22e2dfadcc11');
INSERT INTO "log" VALUES(9,5,'action',1,'H-YRGB a L13 r0','player',1772370000000,9090,0,'3048b8b765bf');
INSERT INTO "log" VALUES(9,6,'action',1,'end','auto',1772370000000,9090,1,'314263f79eac');
INSERT INTO "log" VALUES(9,7,'action',0,'F-BGYR b L14 r2','player',1772370000000,9091,0,'d075bfe53446');
INSERT INTO "log" VALUES(9,8,'action',0,'mark M14.2','player',1772370000000,9092,0,'ebe409513d6a');
INSERT INTO "log" VALUES(9,9,'action',0,'again','player',1772370000000,9093,0,'4856fb6589e7');
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
INSERT INTO "messages" VALUES(1,5024,'turn',48);
INSERT INTO "messages" VALUES(1,5025,'turn',50);
INSERT INTO "messages" VALUES(1,5026,'turn',52);
INSERT INTO "messages" VALUES(1,5027,'turn',54);
INSERT INTO "messages" VALUES(1,5028,'turn',56);
INSERT INTO "messages" VALUES(1,5029,'turn',58);
INSERT INTO "messages" VALUES(1,5030,'turn',60);
INSERT INTO "messages" VALUES(1,5031,'turn',62);
INSERT INTO "messages" VALUES(1,5032,'turn',64);
INSERT INTO "messages" VALUES(1,5033,'turn',66);
INSERT INTO "messages" VALUES(1,5034,'result',68);
INSERT INTO "messages" VALUES(2,5035,'lobby',0);
INSERT INTO "messages" VALUES(2,5036,'turn',6);
INSERT INTO "messages" VALUES(2,5037,'turn',8);
INSERT INTO "messages" VALUES(2,5038,'turn',10);
INSERT INTO "messages" VALUES(2,5039,'turn',12);
INSERT INTO "messages" VALUES(2,5040,'turn',14);
INSERT INTO "messages" VALUES(2,5041,'turn',16);
INSERT INTO "messages" VALUES(2,5042,'turn',18);
INSERT INTO "messages" VALUES(2,5043,'turn',20);
INSERT INTO "messages" VALUES(2,5044,'resigned',21);
INSERT INTO "messages" VALUES(2,5045,'result',22);
INSERT INTO "messages" VALUES(3,5046,'lobby',0);
INSERT INTO "messages" VALUES(3,5047,'turn',4);
INSERT INTO "messages" VALUES(3,5048,'turn',9);
INSERT INTO "messages" VALUES(3,5049,'turn',14);
INSERT INTO "messages" VALUES(4,5050,'lobby',0);
INSERT INTO "messages" VALUES(4,5051,'turn',2);
INSERT INTO "messages" VALUES(4,5052,'turn',4);
INSERT INTO "messages" VALUES(5,5053,'lobby',0);
INSERT INTO "messages" VALUES(5,5054,'turn',6);
INSERT INTO "messages" VALUES(5,5055,'turn',8);
INSERT INTO "messages" VALUES(5,5056,'turn',10);
INSERT INTO "messages" VALUES(5,5057,'turn',12);
INSERT INTO "messages" VALUES(5,5058,'turn',14);
INSERT INTO "messages" VALUES(6,5059,'lobby',0);
INSERT INTO "messages" VALUES(6,5060,'turn',4);
INSERT INTO "messages" VALUES(6,5061,'turn',6);
INSERT INTO "messages" VALUES(6,5062,'draft',7);
INSERT INTO "messages" VALUES(7,5063,'lobby',0);
INSERT INTO "messages" VALUES(7,5064,'turn',4);
INSERT INTO "messages" VALUES(7,5065,'turn',6);
INSERT INTO "messages" VALUES(8,5066,'lobby',0);
INSERT INTO "messages" VALUES(8,5067,'turn',4);
INSERT INTO "messages" VALUES(8,5068,'turn',8);
INSERT INTO "messages" VALUES(8,5069,'turn',12);
INSERT INTO "messages" VALUES(9,5070,'lobby',0);
INSERT INTO "messages" VALUES(9,5071,'turn',2);
INSERT INTO "messages" VALUES(9,5072,'turn',6);
INSERT INTO "messages" VALUES(10,5073,'lobby',0);
INSERT INTO "messages" VALUES(10,5074,'invite',0);
INSERT INTO "messages" VALUES(11,5075,'lobby',0);
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
INSERT INTO "outbox" VALUES(149,9,19,'draft',7,9,NULL,1772370020000,NULL,0);
INSERT INTO "outbox" VALUES(156,5,6,'turn',15,16,102,NULL,NULL,0);
INSERT INTO "outbox" VALUES(157,5,6,'strip',15,16,102,NULL,NULL,0);
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
INSERT INTO "seats" VALUES(1,0,100,42,2,NULL,16);
INSERT INTO "seats" VALUES(1,1,101,60,1,NULL,16);
INSERT INTO "seats" VALUES(2,0,100,9,1,NULL,3);
INSERT INTO "seats" VALUES(2,1,101,6,2,NULL,2);
INSERT INTO "seats" VALUES(2,2,102,8,3,NULL,2);
INSERT INTO "seats" VALUES(3,0,100,2,2,1772366400000,2);
INSERT INTO "seats" VALUES(3,1,-1,9,1,NULL,2);
INSERT INTO "seats" VALUES(4,0,100,0,1,NULL,0);
INSERT INTO "seats" VALUES(4,1,101,0,1,1772366400000,0);
INSERT INTO "seats" VALUES(5,0,100,9,1,NULL,2);
INSERT INTO "seats" VALUES(5,1,101,7,2,NULL,2);
INSERT INTO "seats" VALUES(5,2,102,1,3,1772370000000,1);
INSERT INTO "seats" VALUES(6,0,100,2,1,NULL,1);
INSERT INTO "seats" VALUES(6,1,101,1,2,1772366400000,0);
INSERT INTO "seats" VALUES(7,0,100,2,1,NULL,1);
INSERT INTO "seats" VALUES(7,1,101,0,2,1772370000000,0);
INSERT INTO "seats" VALUES(8,0,100,0,2,NULL,1);
INSERT INTO "seats" VALUES(8,1,101,2,1,1772370000000,1);
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
INSERT INTO "sqlite_sequence" VALUES('outbox',157);
COMMIT;
PRAGMA user_version = 4;
