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
INSERT INTO "games" VALUES(1,70,1,'Sunny Avocet','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'73214316B57D48C24DE2F2749F847FD3B072FF535AE44E89BA9D41F9769AF67B','500b6050b0a99554920cc480a3c4bc76b43daf3b7a1bcd4dc34b014f71b3264c',1772366400000,1,9002);
INSERT INTO "games" VALUES(2,70,1,'Wild Wagtail','finished','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'FBDCFD93E0828E3C7AB611A35220E0F06618C51D3CEED636AB50467B9D72D0AE','9f2325d548b3f157fdd15646ef9bbc1b58c20770154c8e85f9a6f9040b897d43',1772366400000,1,9036);
INSERT INTO "games" VALUES(3,70,3,'Noble Grebe','running','classic','{"setup":"players","target":60}',4,'joined',0,'en',100,X'A733E406D1F9637FB2A0DA989FE265E9302A205AD5752FF61D2ED6238C8D6B30','86bebb16d29d78117c2b192e52bdc64c9e0904ceb350787e6943aa1bcce608ca',1772366400000,1,9048);
INSERT INTO "games" VALUES(4,70,6,'Quiet Avocet','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'F88C288C256ED395444863752E6861E7401BF1C64342EFC6721498140A120D71','d582b7a1f77784266825d65889a3ec6eda6ebfd17ac969b45ddd2b93a9dd1832',1772366400000,1,9053);
INSERT INTO "games" VALUES(5,70,7,'Sunny Kestrel','running','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'32C0F18C70E147FFB14184F209AE83EFCE9516E7134CEB71C2D4510C39294347','17fc60a711a296217df81a1d8a73498b9659f1c2abe319e56a6e77e3b8114015',1772366400000,1,9060);
INSERT INTO "games" VALUES(6,70,4,'Ancient Lark','lobby','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'844050636CCF0591C3087FD98020C0834AECAEEAEEE9D74E2D1118F55B7A4DA6','8d56721420a4f90bfbcb220fa2046eba36d41ab61051f807ddeda02a3139c4a8',1772370000000,NULL,NULL);
INSERT INTO "games" VALUES(7,70,5,'Lively Chough','cancelled','classic','{"setup":"auto","target":60}',4,'joined',0,'en',100,X'11C622A306B75C110C8E5B7F169CB71DA3DBCA5BD69DAF53084E2AEB24BA9816','ae598a32178162b956a680a4093461ce9ae97015510cf388f8fae27522729428',1772370000000,NULL,NULL);
CREATE TABLE invited (
    game_id INTEGER NOT NULL REFERENCES games,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "invited" VALUES(6,102);
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
INSERT INTO "lobby_interactions" VALUES(9050,4);
INSERT INTO "lobby_interactions" VALUES(9051,4);
INSERT INTO "lobby_interactions" VALUES(9052,4);
INSERT INTO "lobby_interactions" VALUES(9058,5);
INSERT INTO "lobby_interactions" VALUES(9059,5);
INSERT INTO "lobby_interactions" VALUES(9064,6);
INSERT INTO "lobby_interactions" VALUES(9065,6);
INSERT INTO "lobby_interactions" VALUES(9066,6);
INSERT INTO "lobby_interactions" VALUES(9067,7);
INSERT INTO "lobby_interactions" VALUES(9068,7);
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
INSERT INTO "log" VALUES(1,3,'action',NULL,'B-BYGR a M13 r1','auto',1772366400000,9002,2,'853ac45b39dd');
INSERT INTO "log" VALUES(1,4,'action',NULL,'P-YGRB b L14 r5','auto',1772366400000,9002,3,'54b9fec58cc0');
INSERT INTO "log" VALUES(1,5,'action',0,'F-BRGY a M14 r4','player',1772366400000,9003,0,'83fcd62596e9');
INSERT INTO "log" VALUES(1,6,'action',0,'end','player',1772366400000,9003,1,'5094cdb56dfa');
INSERT INTO "log" VALUES(1,7,'action',1,'B-GRYB b L13 r1','player',1772366400000,9004,0,'c7dcab6b045a');
INSERT INTO "log" VALUES(1,8,'action',1,'end','player',1772366400000,9004,1,'dfa444ae38ef');
INSERT INTO "log" VALUES(1,9,'action',0,'P-YRGB b N12 r2','player',1772366400000,9005,0,'4d7875ffb417');
INSERT INTO "log" VALUES(1,10,'action',0,'end','player',1772366400000,9005,1,'c360a18b0171');
INSERT INTO "log" VALUES(1,11,'action',1,'H-GYBR b N13 r2','player',1772366400000,9006,0,'9503e8296e88');
INSERT INTO "log" VALUES(1,12,'action',1,'end','player',1772366400000,9006,1,'d485afc3ce9c');
INSERT INTO "log" VALUES(1,13,'action',0,'F-YRBG b L15 r4','player',1772366400000,9007,0,'5965f164e1bc');
INSERT INTO "log" VALUES(1,14,'action',0,'end','player',1772366400000,9007,1,'8bf1ce9876fa');
INSERT INTO "log" VALUES(1,15,'action',1,'F-GBYR b K14 r0','player',1772366400000,9008,0,'760e939c96db');
INSERT INTO "log" VALUES(1,16,'action',1,'end','player',1772366400000,9008,1,'1c168bb2d63e');
INSERT INTO "log" VALUES(1,17,'action',0,'H-BYGR b N14 r5','player',1772366400000,9009,0,'a44527c1965d');
INSERT INTO "log" VALUES(1,18,'action',0,'end','player',1772366400000,9009,1,'317d2ef6a271');
INSERT INTO "log" VALUES(1,19,'action',1,'F-YBRG b K15 r1','player',1772366400000,9010,0,'e5ffd6d8977a');
INSERT INTO "log" VALUES(1,20,'action',1,'end','player',1772366400000,9010,1,'2735fc7aabfb');
INSERT INTO "log" VALUES(1,21,'action',0,'G-RYBG a L12 r1','player',1772366400000,9011,0,'f1e4d8876842');
INSERT INTO "log" VALUES(1,22,'action',0,'end','player',1772366400000,9011,1,'58561d075af6');
INSERT INTO "log" VALUES(1,23,'action',1,'H-RBGY a N11 r0','player',1772366400000,9012,0,'72a1dedf30a2');
INSERT INTO "log" VALUES(1,24,'action',1,'end','player',1772366400000,9012,1,'14aada96de85');
INSERT INTO "log" VALUES(1,25,'action',0,'F-GBRY b K13 r1','player',1772366400000,9013,0,'28cd1d480656');
INSERT INTO "log" VALUES(1,26,'action',0,'end','player',1772366400000,9013,1,'96c5cd5a2c29');
INSERT INTO "log" VALUES(1,27,'action',1,'P-GRYB a O12 r2','player',1772366400000,9014,0,'cdb88bbf7e97');
INSERT INTO "log" VALUES(1,28,'action',1,'end','player',1772366400000,9014,1,'c690726d748d');
INSERT INTO "log" VALUES(1,29,'action',0,'F-GYBR b L16 r4','player',1772366400000,9015,0,'7814fa48bcac');
INSERT INTO "log" VALUES(1,30,'action',0,'end','player',1772366400000,9015,1,'2f26a3d1a5fb');
INSERT INTO "log" VALUES(1,31,'action',1,'G-RBGY a N15 r0','player',1772366400000,9016,0,'41e5dab01de4');
INSERT INTO "log" VALUES(1,32,'action',1,'end','player',1772366400000,9016,1,'189448fee606');
INSERT INTO "log" VALUES(1,33,'action',0,'G-BYGR b O13 r3','player',1772366400000,9017,0,'7b65229356a3');
INSERT INTO "log" VALUES(1,34,'action',0,'end','player',1772366400000,9017,1,'e94ffef2e6d8');
INSERT INTO "log" VALUES(1,35,'action',1,'B-YBGR a J16 r0','player',1772366400000,9018,0,'8132464fda39');
INSERT INTO "log" VALUES(1,36,'action',1,'end','player',1772366400000,9018,1,'afd005c7d986');
INSERT INTO "log" VALUES(1,37,'action',0,'P-RBYG b O11 r2','player',1772366400000,9019,0,'dfed6dc8eefe');
INSERT INTO "log" VALUES(1,38,'action',0,'end','player',1772366400000,9019,1,'b024d8fad5b6');
INSERT INTO "log" VALUES(1,39,'action',1,'F-RYGB a J15 r3','player',1772366400000,9020,0,'961d3b6862cf');
INSERT INTO "log" VALUES(1,40,'action',1,'end','player',1772366400000,9020,1,'b168680e9df8');
INSERT INTO "log" VALUES(1,41,'action',0,'B-YRGB a L11 r2','player',1772366400000,9021,0,'977a7107e9c7');
INSERT INTO "log" VALUES(1,42,'action',0,'end','player',1772366400000,9021,1,'02c064e39def');
INSERT INTO "log" VALUES(1,43,'action',1,'G-BGRY a N10 r2','player',1772366400000,9022,0,'4801448ebe5f');
INSERT INTO "log" VALUES(1,44,'action',1,'end','player',1772366400000,9022,1,'f385ae260b75');
INSERT INTO "log" VALUES(1,45,'action',0,'H-RYBG a O14 r3','player',1772366400000,9023,0,'37605d3f7015');
INSERT INTO "log" VALUES(1,46,'action',0,'end','player',1772366400000,9023,1,'7a3aaf8836ad');
INSERT INTO "log" VALUES(1,47,'action',1,'H-GBYR b M11 r1','player',1772366400000,9024,0,'7a40b95a55d4');
INSERT INTO "log" VALUES(1,48,'action',1,'end','player',1772366400000,9024,1,'2d00dc716fed');
INSERT INTO "log" VALUES(1,49,'action',0,'G-RGBY b K12 r2','player',1772366400000,9025,0,'9e2704d29ac4');
INSERT INTO "log" VALUES(1,50,'action',0,'end','player',1772366400000,9025,1,'66d81abf7d0b');
INSERT INTO "log" VALUES(1,51,'action',1,'P-BGRY b P11 r4','player',1772366400000,9026,0,'55f676174f31');
INSERT INTO "log" VALUES(1,52,'action',1,'end','player',1772366400000,9026,1,'99de1efdcb2b');
INSERT INTO "log" VALUES(1,53,'action',0,'G-BGYR b J13 r0','player',1772366400000,9027,0,'055ed4630fdb');
INSERT INTO "log" VALUES(1,54,'action',0,'end','player',1772366400000,9027,1,'19aed62d1558');
INSERT INTO "log" VALUES(1,55,'action',1,'G-BRGY a O10 r4','player',1772366400000,9028,0,'507e99bd4993');
INSERT INTO "log" VALUES(1,56,'action',1,'end','player',1772366400000,9028,1,'d187f1d67cc7');
INSERT INTO "log" VALUES(1,57,'action',0,'P-YBGR b P12 r4','player',1772366400000,9029,0,'702b3dd609de');
INSERT INTO "log" VALUES(1,58,'action',0,'end','player',1772366400000,9029,1,'edb5481e0661');
INSERT INTO "log" VALUES(1,59,'action',1,'F-YRGB b J14 r0','player',1772366400000,9030,0,'60199f9d4ce7');
INSERT INTO "log" VALUES(1,60,'action',1,'end','player',1772366400000,9030,1,'c862eec85eb6');
INSERT INTO "log" VALUES(1,61,'action',0,'P-BRGY b L17 r4','player',1772366400000,9031,0,'a0ec7d26ed99');
INSERT INTO "log" VALUES(1,62,'action',0,'end','player',1772366400000,9031,1,'f740b0a66ece');
INSERT INTO "log" VALUES(1,63,'action',1,'B-GYRB b K17 r2','player',1772366400000,9032,0,'370a2781e13d');
INSERT INTO "log" VALUES(1,64,'action',1,'end','player',1772366400000,9032,1,'8a3211bbe282');
INSERT INTO "log" VALUES(2,1,'seat',0,'100',NULL,1772366400000,9036,0,NULL);
INSERT INTO "log" VALUES(2,2,'seat',1,'101',NULL,1772366400000,9036,1,NULL);
INSERT INTO "log" VALUES(2,3,'seat',2,'102',NULL,1772366400000,9036,2,NULL);
INSERT INTO "log" VALUES(2,4,'action',NULL,'B-BGRY a M13 r0','auto',1772366400000,9036,3,'74f561adacd8');
INSERT INTO "log" VALUES(2,5,'action',NULL,'H-BYGR a L14 r1','auto',1772366400000,9036,4,'5ee238007cc1');
INSERT INTO "log" VALUES(2,6,'action',NULL,'F-BYRG a L15 r0','auto',1772366400000,9036,5,'b6a2171febec');
INSERT INTO "log" VALUES(2,7,'action',0,'G-YRGB b L13 r3','player',1772366400000,9037,0,'c2a63d3daa6e');
INSERT INTO "log" VALUES(2,8,'action',0,'end','player',1772366400000,9037,1,'b80d10985dbc');
INSERT INTO "log" VALUES(2,9,'action',1,'P-BYGR a N12 r2','player',1772366400000,9038,0,'b95b0ed5ac9b');
INSERT INTO "log" VALUES(2,10,'action',1,'end','player',1772366400000,9038,1,'fa66f69c800d');
INSERT INTO "log" VALUES(2,11,'action',2,'G-RBGY a M14 r5','player',1772366400000,9039,0,'5bfedfad5c80');
INSERT INTO "log" VALUES(2,12,'action',2,'end','player',1772366400000,9039,1,'9e44a2fac738');
INSERT INTO "log" VALUES(2,13,'action',0,'F-BRGY b N13 r0','player',1772366400000,9040,0,'a8488a214fc9');
INSERT INTO "log" VALUES(2,14,'action',0,'end','player',1772366400000,9040,1,'c100ccf82a95');
INSERT INTO "log" VALUES(2,15,'action',1,'B-GRYB b L16 r1','player',1772366400000,9041,0,'508ca0176c61');
INSERT INTO "log" VALUES(2,16,'action',1,'end','player',1772366400000,9041,1,'751293c6d01b');
INSERT INTO "log" VALUES(2,17,'action',2,'B-GYBR a K14 r1','player',1772366400000,9042,0,'bcf1ad9c9891');
INSERT INTO "log" VALUES(2,18,'action',2,'end','player',1772366400000,9042,1,'279ffcb9a55b');
INSERT INTO "log" VALUES(2,19,'action',0,'F-RGYB b M12 r1','player',1772366400000,9043,0,'8bd328058680');
INSERT INTO "log" VALUES(2,20,'action',0,'end','player',1772366400000,9043,1,'27c75167b580');
INSERT INTO "log" VALUES(2,21,'action',2,'resign','player',1772366400000,9044,0,'fe04f19b863d');
INSERT INTO "log" VALUES(2,22,'action',1,'resign','player',1772366400000,9045,0,'996f857dd50e');
INSERT INTO "log" VALUES(3,1,'seat',0,'100',NULL,1772366400000,9048,0,NULL);
INSERT INTO "log" VALUES(3,2,'seat',1,'101',NULL,1772366400000,9048,1,NULL);
INSERT INTO "log" VALUES(3,3,'action',0,'B-GYBR a M13 r0','player',1772366400000,9049,0,'3d4b40fa5147');
INSERT INTO "log" VALUES(3,4,'action',0,'end','auto',1772366400000,9049,1,'525ef88d6b68');
INSERT INTO "log" VALUES(4,1,'seat',0,'100',NULL,1772366400000,9053,0,NULL);
INSERT INTO "log" VALUES(4,2,'seat',1,'101',NULL,1772366400000,9053,1,NULL);
INSERT INTO "log" VALUES(4,3,'seat',2,'102',NULL,1772366400000,9053,2,NULL);
INSERT INTO "log" VALUES(4,4,'action',NULL,'G-BRGY b M13 r2','auto',1772366400000,9053,3,'388d04ddb7aa');
INSERT INTO "log" VALUES(4,5,'action',NULL,'B-BRGY b L13 r2','auto',1772366400000,9053,4,'c78777d9f8bb');
INSERT INTO "log" VALUES(4,6,'action',NULL,'P-YRGB a K13 r3','auto',1772366400000,9053,5,'22d77629fc51');
INSERT INTO "log" VALUES(4,7,'action',0,'P-BGYR a M14 r0','player',1772366400000,9054,0,'24f202f8a4a2');
INSERT INTO "log" VALUES(4,8,'action',0,'end','player',1772366400000,9054,1,'215f8a9104dc');
INSERT INTO "log" VALUES(4,9,'action',1,'H-RBGY a N12 r1','player',1772366400000,9055,0,'3aa7a20ed5da');
INSERT INTO "log" VALUES(4,10,'action',1,'end','player',1772366400000,9055,1,'e8963c2da82b');
INSERT INTO "log" VALUES(4,11,'action',2,'B-BYGR b K14 r1','player',1772366400000,9056,0,'bd9993d1288b');
INSERT INTO "log" VALUES(4,12,'action',2,'end','player',1772366400000,9056,1,'e477de34b2be');
INSERT INTO "log" VALUES(4,13,'action',0,'B-RYBG b M12 r1','player',1772366400000,9057,0,'9f261929d707');
INSERT INTO "log" VALUES(4,14,'action',0,'end','player',1772366400000,9057,1,'8bd6a7b10231');
INSERT INTO "log" VALUES(4,15,'action',1,'B-BGRY a J13 r1','player',1772370000000,9070,0,'135ffbe757a8');
INSERT INTO "log" VALUES(4,16,'action',1,'end','player',1772370000000,9070,1,'0c30759cd398');
INSERT INTO "log" VALUES(5,1,'seat',0,'100',NULL,1772366400000,9060,0,NULL);
INSERT INTO "log" VALUES(5,2,'seat',1,'101',NULL,1772366400000,9060,1,NULL);
INSERT INTO "log" VALUES(5,3,'action',NULL,'H-RGYB b M13 r5','auto',1772366400000,9060,2,'788b62737998');
INSERT INTO "log" VALUES(5,4,'action',NULL,'F-GYBR b L13 r4','auto',1772366400000,9060,3,'1c7beee8a32a');
INSERT INTO "log" VALUES(5,5,'action',0,'F-BRGY b M14 r4','player',1772366400000,9061,0,'10a1bb8639a8');
INSERT INTO "log" VALUES(5,6,'action',0,'end','player',1772366400000,9061,1,'db846344a304');
INSERT INTO "log" VALUES(5,7,'action',1,'F-RGYB b L14 r2','player',1772366400000,9062,0,'4d5d034311d4');
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
INSERT INTO "members" VALUES(3,2,101);
INSERT INTO "members" VALUES(4,1,100);
INSERT INTO "members" VALUES(4,2,101);
INSERT INTO "members" VALUES(4,3,102);
INSERT INTO "members" VALUES(5,1,100);
INSERT INTO "members" VALUES(5,2,101);
INSERT INTO "members" VALUES(6,1,100);
INSERT INTO "members" VALUES(6,2,101);
INSERT INTO "members" VALUES(7,1,100);
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
INSERT INTO "messages" VALUES(1,5032,'result',64);
INSERT INTO "messages" VALUES(2,5033,'lobby',0);
INSERT INTO "messages" VALUES(2,5034,'turn',6);
INSERT INTO "messages" VALUES(2,5035,'turn',8);
INSERT INTO "messages" VALUES(2,5036,'turn',10);
INSERT INTO "messages" VALUES(2,5037,'turn',12);
INSERT INTO "messages" VALUES(2,5038,'turn',14);
INSERT INTO "messages" VALUES(2,5039,'turn',16);
INSERT INTO "messages" VALUES(2,5040,'turn',18);
INSERT INTO "messages" VALUES(2,5041,'turn',20);
INSERT INTO "messages" VALUES(2,5042,'resigned',21);
INSERT INTO "messages" VALUES(2,5043,'result',22);
INSERT INTO "messages" VALUES(3,5044,'lobby',0);
INSERT INTO "messages" VALUES(3,5045,'turn',2);
INSERT INTO "messages" VALUES(3,5046,'turn',4);
INSERT INTO "messages" VALUES(4,5047,'lobby',0);
INSERT INTO "messages" VALUES(4,5048,'turn',6);
INSERT INTO "messages" VALUES(4,5049,'turn',8);
INSERT INTO "messages" VALUES(4,5050,'turn',10);
INSERT INTO "messages" VALUES(4,5051,'turn',12);
INSERT INTO "messages" VALUES(4,5052,'turn',14);
INSERT INTO "messages" VALUES(5,5053,'lobby',0);
INSERT INTO "messages" VALUES(5,5054,'turn',4);
INSERT INTO "messages" VALUES(5,5055,'turn',6);
INSERT INTO "messages" VALUES(5,5056,'draft',7);
INSERT INTO "messages" VALUES(6,5057,'lobby',0);
INSERT INTO "messages" VALUES(6,5058,'invite',0);
INSERT INTO "messages" VALUES(7,5059,'lobby',0);
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
INSERT INTO "outbox" VALUES(118,4,6,'turn',15,16,NULL,NULL,NULL,0);
INSERT INTO "outbox" VALUES(119,4,6,'strip',15,16,NULL,NULL,NULL,0);
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
    waiting_since INTEGER, -- set for the seat on turn alone
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,100,57,2,NULL);
INSERT INTO "seats" VALUES(1,1,101,62,1,NULL);
INSERT INTO "seats" VALUES(2,0,100,13,1,NULL);
INSERT INTO "seats" VALUES(2,1,101,2,2,NULL);
INSERT INTO "seats" VALUES(2,2,102,9,3,NULL);
INSERT INTO "seats" VALUES(3,0,100,0,1,NULL);
INSERT INTO "seats" VALUES(3,1,101,0,1,1772366400000);
INSERT INTO "seats" VALUES(4,0,100,7,1,NULL);
INSERT INTO "seats" VALUES(4,1,101,2,2,NULL);
INSERT INTO "seats" VALUES(4,2,102,2,2,1772370000000);
INSERT INTO "seats" VALUES(5,0,100,1,2,NULL);
INSERT INTO "seats" VALUES(5,1,101,6,1,1772366400000);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',7);
INSERT INTO "sqlite_sequence" VALUES('outbox',119);
COMMIT;
PRAGMA user_version = 1;
