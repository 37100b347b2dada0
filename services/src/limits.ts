/** Every size, time limit and window of the services, with its unit. */

/** Largest JSON body of an ordinary call, in bytes. */
export const JSON_BODY_BYTES = 100 * 1024;
/** Largest publication of a remote (manifest and files, base64), in bytes. */
export const PUBLICATION_BYTES = 16 * 1024 * 1024;
/** Largest publication of a shell's browser files (base64), in bytes: they have about half a megabyte. */
export const SHELL_FILES_BYTES = 8 * 1024 * 1024;
/** How long a shell file is stored after an edge last published it, in days: tabs of an older shell may be open. */
export const SHELL_FILE_DAYS = 30;
/** Longest part of an address, such as an id or a slug, in characters. */
export const ADDRESS_PART_CHARACTERS = 200;
/** How deep a JSON body may nest; nothing of ours goes deeper than eight. */
export const JSON_DEPTH = 32;
/** Most faults that one answer lists; the rest is counted. */
export const LISTED_FAULTS = 10_000;
/** Most warnings that one answer lists; the rest is counted. */
export const LISTED_WARNINGS = 1_000;
/** Most formulas that one answer to an upload lists as unreadable. */
export const LISTED_FORMULAS = 100;
/** Most questions that one answer to an upload names as removed, changed or added; the rest is counted. */
export const LISTED_QUESTIONS = 100;
/** Most characters of an unreadable formula that its warning quotes. */
export const QUOTED_FORMULA_CHARACTERS = 120;

/** How long a token of somebody who signed in is good, in seconds. */
export const TOKEN_SECONDS = 2 * 60 * 60;
/** Memory of one password hash, in KiB. With two passes and one lane it is what OWASP asks of argon2id at least. */
export const HASH_MEMORY_KIB = 19 * 1024;
/** How often a hash passes over its memory. */
export const HASH_PASSES = 2;
/** Threads of one hash. */
export const HASH_LANES = 1;
/** Hashes that run at once: half of libuv's pool, so that files and name look-ups find a thread. */
export const HASHES_AT_ONCE = 2;
/** Most logins and sign-ups that wait for their hash, about a second's worth on a slow core; further ones are refused. */
export const HASHES_WAITING = 48;
/** How long an account knows an address that somebody signed in from, in milliseconds. */
export const FAMILIAR_PLACE_MS = 90 * 24 * 60 * 60 * 1000;

/** How long an operation looks for a database that answers, in milliseconds. */
export const DATABASE_SELECTION_MS = 1_000;
/**
 * How long a connection and an answer to the driver's heartbeat may take, in milliseconds. A database that ended is noticed
 * at once; this is for one that is late because its machine, or this one, is busy.
 */
export const DATABASE_CONNECT_MS = 4_000;
/** How often the driver asks whether the database is there, in milliseconds. */
export const DATABASE_HEARTBEAT_MS = 1_000;
/** Pause between attempts to connect while the database has never been reached, in milliseconds. */
export const DATABASE_RETRY_MS = 500;
/** How long one database operation may take, in milliseconds. */
export const DATABASE_SOCKET_MS = 15_000;

/** How long requests in flight may finish after a stop was asked for, in milliseconds; supervisors often give ten seconds. */
export const SHUTDOWN_MS = 8_000;
/** How often connections that have become idle are closed meanwhile, in milliseconds. */
export const IDLE_CHECK_MS = 50;

/** After so long a process asks the database again whether something has changed, beside its requests, in milliseconds. */
export const REVISION_CHECK_MS = 1_000;
/** After so long without an answer to that, requests wait for it, in milliseconds. With the time to load it stays below 2 s. */
export const REVISION_TRUST_MS = 1_500;
/** How long others believe that a change is under way when its process says nothing more, in milliseconds: longer than one operation may take. */
export const CHANGE_LEASE_MS = 20_000;
/** How often the process of a long change says that it goes on, in milliseconds. */
export const CHANGE_RENEWAL_MS = 5_000;
/** Most memory for ready answers in one process, in bytes. */
export const CACHED_ANSWERS_BYTES = 64 * 1024 * 1024;
/** What a kept answer costs beside its body and its name, in bytes, roughly. */
export const CACHED_ENTRY_BYTES = 512;
/** How long an answer is kept at most, in milliseconds: a change by hand in the database raises no revision. */
export const CACHED_ANSWER_MS = 60_000;
/** How long the popular list is kept, in milliseconds: page views raise no revision. */
export const POPULAR_FRESH_MS = 60_000;

/** The window that popularity looks back, in days. */
export const POPULARITY_DAYS = 30;
/** How many exams the popular list has at most. */
export const POPULAR_EXAMS = 8;
/** A started test says more than a page view: it counts as so many. */
export const STARTED_TEST_VIEWS = 3;
/** Different addresses counted per day; further ones are counted together. */
export const ADDRESSES_PER_DAY = 5_000;
/** Different versions of remotes counted per day; further ones are counted together. */
export const REMOTES_PER_DAY = 200;
/** Different search keywords recorded per day; further ones are counted together. */
export const KEYWORDS_PER_DAY = 5_000;
/** How long what a day has counted is kept, in days: popularity looks back half as long. */
export const COUNTED_DAYS = 60;
/** Most exams that a search answers with. */
export const SEARCH_RESULTS = 20;

/** Different reports kept of one question; further ones are counted with those of the same reason that have no text. */
export const REPORTS_PER_QUESTION = 20;
/** Different reports kept in all; further ones are refused until some are resolved or have expired. */
export const REPORTS_KEPT = 10_000;
/** How long whoever reports then is asked to wait, in seconds. */
export const REPORTS_FULL_SECONDS = 3_600;
/** How long a report is kept after it was last sent, in days: its text may say something of a person. */
export const REPORT_DAYS = 180;
/** How long a resolved report is kept, in days. */
export const RESOLVED_REPORT_DAYS = 30;
/** Reports on one page. */
export const REPORTS_PAGE = 50;

/** Most macro expansions of one formula: a hostile one must not stall the publisher. */
export const FORMULA_EXPANSIONS = 200;
/** Largest size that a formula may ask for, in ems. */
export const FORMULA_SIZE_EM = 20;
/** Longest formula that is rendered, in characters. */
export const FORMULA_CHARACTERS = 2_000;
/** Longest MathML of one formula, in characters; a full matrix of 300 cells stays below it. */
export const FORMULA_MATHML_CHARACTERS = 50_000;
/** How long one formula may use a processor, in milliseconds. */
export const FORMULA_MS = 200;
/** How long it may take where the system does not say how long a thread used a processor (Linux does), in milliseconds. */
export const FORMULA_UNMEASURED_MS = 1_000;
/** How long one formula may take at all, in milliseconds: a busy machine lets its thread wait. */
export const FORMULA_WAIT_MS = 10_000;
/** How often a thread that renders is checked, in milliseconds. */
export const FORMULA_CHECK_MS = 50;
/** After so long a thread turns to the formulas of somebody else, in milliseconds. */
export const FORMULA_SLICE_MS = 50;
/** Most formulas that a thread is sent together. */
export const FORMULA_BATCH = 1_000;
/** Memory of a thread that renders formulas, for what lives long, in MB. */
export const FORMULA_HEAP_MB = 64;
/** Its memory for what lives shortly, in MB. */
export const FORMULA_YOUNG_HEAP_MB = 16;
/** After so many formulas of one file or text that ended their thread, its other formulas show their source. */
export const FORMULA_STOPS = 10;
/** So often in a row a thread may end before its first formula; then the caller gets an error. */
export const FORMULA_FAILED_STARTS = 3;

/** Most issues that the seed names of one exam or test; the rest is counted. */
export const SEED_ISSUES_PER_ENTRY = 20;

/** Largest file of questions, in bytes. */
export const UPLOAD_FILE_BYTES = 8 * 1024 * 1024;
/**
 * Largest document of a test's questions with their MathML, in bytes of BSON: MongoDB takes 16 MB, and formulas may grow to
 * a hundred times of what was uploaded.
 */
export const QUESTION_SET_BYTES = 15 * 1024 * 1024;
/** Largest field of the upload form, in bytes: the details of an exam may hold a picture. */
export const UPLOAD_FIELD_BYTES = 512 * 1024;
/** Most fields of the upload form; it has twelve. */
export const UPLOAD_FIELDS = 20;
/** Longest name of a field, in bytes. */
export const UPLOAD_FIELD_NAME_BYTES = 100;
/** Largest bulk load, in bytes. */
export const BULK_BYTES = 512 * 1024 * 1024;
/** Largest test of a bulk load with its questions, in bytes: as a file of questions alone. */
export const BULK_TEST_BYTES = 8 * 1024 * 1024;
/** Most tests of a bulk load. */
export const BULK_TESTS = 20_000;
/** Levels of nesting in a test of a bulk load; nothing of ours goes deeper than five. */
export const BULK_DEPTH = 32;
/** Tests that are stored aside together, at most. */
export const BULK_GROUP_TESTS = 200;
/** Size from which tests are stored aside together, in bytes of JSON. */
export const BULK_GROUP_BYTES = 1024 * 1024;
/** Groups that are stored aside at once, while the next one is read. */
export const BULK_GROUPS_AHEAD = 2;
/** After so much of a bulk load its garbage is collected, in bytes of JSON: each byte leaves about ten behind. */
export const BULK_SWEEP_BYTES = 16 * 1024 * 1024;
/** Tests that are published together. */
export const BULK_FLIP_TESTS = 500;
/** For how long questions that nobody needs any more are kept for those who are just reading or publishing them, in milliseconds. */
export const SET_GRACE_MS = 60 * 60 * 1000;
/** Changes on one page of the history, unless fewer are asked for. */
export const HISTORY_PAGE = 50;
/** Most changes on one page of the history. */
export const HISTORY_PAGE_MOST = 200;
/** For how long work may hold the process before others get their turn, in milliseconds. */
export const TURN_MS = 10;

/** Most formulas that one rich text shows rendered; further ones show their source. */
export const FORMULAS_PER_TEXT = 500;
/** How many rendered posts and articles a process keeps. */
export const RENDERED_ENTRIES = 200;

/** How long the posts of Strapi are answered from memory before it is asked again, in milliseconds. */
export const STRAPI_FRESH_MS = 60_000;
/** Up to this age, in milliseconds, posts are answered at once and asked for again behind. */
export const STRAPI_BEHIND_MS = 10 * 60_000;
/** After a failure Strapi is left alone for so long, in milliseconds. */
export const STRAPI_REST_MS = 10_000;
/** How long an answer made of Strapi's posts is kept, in milliseconds: they have no revision. */
export const STRAPI_ANSWER_MS = 1_000;
/** Most warnings about entries of one reading of Strapi that are logged. */
export const STRAPI_WARNINGS = 50;
/** How long Strapi may take for one page of posts, in milliseconds. */
export const STRAPI_PAGE_MS = 5_000;
/** How long reading all pages may take, in milliseconds. */
export const STRAPI_WALK_MS = 15_000;
/** Posts on one page of Strapi's list: its default limit. */
export const STRAPI_PAGE_SIZE = 100;
/** Most pages of posts that are read; what is beyond is not shown. */
export const STRAPI_PAGES = 10;
/** Largest page of posts, in bytes. */
export const STRAPI_PAGE_BYTES = 8 * 1024 * 1024;

/** What a composition of so many last days needs, gc keeps, unless it is told otherwise. */
export const GC_DAYS = 30;
/** For how long gc leaves a version alone that somebody began to make a composition with, in milliseconds: no gate takes so long. */
export const GC_PROMISE_MS = 60 * 60_000;
/** Calls of an S3-compatible store that run at once for one publication. */
export const S3_AT_ONCE = 8;
/** How often a call of it is tried. */
export const S3_ATTEMPTS = 3;
/** How long the store may take to take a connection, in milliseconds. */
export const S3_CONNECT_MS = 2_000;
/** How long one call may take with all its attempts, in milliseconds. */
export const S3_CALL_MS = 20_000;

/** Within how much of the past visitors count for the watch, in milliseconds. */
export const WATCH_WINDOW_MS = 10 * 60_000;
/** Visitors of a version below which the watch never takes it back. */
export const WATCH_SEEN = 10;
/** Visitors in trouble below which the watch never takes a version back. */
export const WATCH_TROUBLED = 5;
/** How many times the other version's share of visitors in trouble a version may reach. */
export const WATCH_FACTOR = 3;
/** The share of visitors in trouble that any version is taken to have: networks fail, and extensions break pages. */
export const WATCH_FLOOR = 0.01;
/** How often the watch looks when nobody tells of trouble, in milliseconds. */
export const WATCH_CHECK_MS = 3_000;
/** How soon it looks after somebody did, in milliseconds. */
export const WATCH_SOON_MS = 150;
/** Shortest time between the beginnings of two looks, in milliseconds. */
export const WATCH_PAUSE_MS = 1_000;
/** Versions that could not be taken back of which a process remembers that the log was told. */
export const STUCK_VERSIONS_TOLD = 200;
/** Visitors are counted by version and slot of this length, in milliseconds. */
export const SIGHTING_SLOT_MS = 5 * 60_000;
/**
 * Most visitors of one version that are counted in one slot to whom nothing bad happened; each process may overshoot by as
 * many. More than of those in trouble, so that a busy version does not seem a bad one, and cheaper, for they are kept shortly.
 */
export const MOUNTED_PER_SLOT = 10_000;
/** As many of those in trouble: a place of their own, which no crowd of happy visitors takes. */
export const TROUBLED_PER_SLOT = 2_000;
/** How long it is kept that a version worked for a visitor, in milliseconds: the watch's window is all that needs it. */
export const MOUNTED_KEPT_MS = 60 * 60_000;
/** How long it is kept that it did not, in milliseconds. */
export const TROUBLE_KEPT_MS = 48 * 60 * 60_000;
/** How old the live composition may be that says which versions tabs may tell of, in milliseconds. */
export const COMPOSITION_FRESH_MS = 1_000;
/** So many compositions back versions count as ones that tabs may still run. */
export const RECENT_COMPOSITIONS = 50;
/** How many older compositions a process remembers the versions of. */
export const KNOWN_COMPOSITIONS = 100;
/** Length of a slot of the picture of troubles, in milliseconds; a multiple of the slots that are counted by. */
export const TROUBLE_SLOT_MS = 15 * 60_000;
/** Slots of the picture: a day. */
export const TROUBLE_SLOTS = 96;
/** Most points of the picture of troubles: a version in a slot each. */
export const TROUBLE_SERIES = 5_000;
/** How long a token of a team is good unless it is said otherwise, in days. */
export const RELEASE_TOKEN_DAYS = 90;
/** How often it is written down that a token was used, in milliseconds, whatever the number of its calls. */
export const TOKEN_USE_NOTE_MS = 60_000;
/** Tokens that a list shows at most, the newest first. */
export const RELEASE_TOKENS_LISTED = 2_000;
/** Compositions on one page of their history, unless fewer are asked for. */
export const COMPOSITIONS_PAGE = 50;
/** Most compositions on one page. */
export const COMPOSITIONS_PAGE_MOST = 200;
/** Versions that a list shows at most, the newest first. */
export const VERSIONS_LISTED = 5_000;

/** Most bytes after gzip that the scripts of a route's first view may have, its remote's entry among them. */
export const ROUTE_SCRIPT_GZIP_BYTES = 40_000;
/** Most bytes after gzip of the style sheets of a route's first view. */
export const ROUTE_STYLE_GZIP_BYTES = 15_000;
/** Most bytes after gzip of all files of a version that browsers may ask for. */
export const VERSION_GZIP_BYTES = 400_000;
/** Largest server bundle, in bytes. */
export const SERVER_BUNDLE_BYTES = 2_000_000;
/** How long a version that the gate let pass may go live without being looked at again, in milliseconds. */
export const GATE_PASS_MS = 10 * 60_000;
/** How long the edge may take to look at one version, in milliseconds; it gives up by itself before. */
export const GATE_CALL_MS = 240_000;
/** Seconds after which a version that the gate could not judge may be sent again. */
export const GATE_RETRY_SECONDS = 10;
/** Most faults of one version that a refusal lists. */
export const GATE_FAULTS = 200;
/** Versions that the words of a check name one by one. */
export const GATE_NAMED_VERSIONS = 10;

/** How many parallel promotions of the same moment one promotion gives way to before it fails. */
export const PROMOTION_ATTEMPTS = 100;

/** How long a client may take to send the head of a request, in milliseconds. */
export const HEADERS_MS = 10_000;
/** How long a client may take to send a whole request, in milliseconds: a large upload over a slow line. */
export const REQUEST_MS = 600_000;
/** How long a client may take to send a JSON body that is read as a whole, in milliseconds. */
export const JSON_BODY_MS = 30_000;
/** Connections beyond it are closed at once: each costs memory before it has proven anything. */
export const CONNECTIONS = 10_000;
/** How long an idle connection is kept for its next request, in milliseconds. */
export const KEEP_ALIVE_MS = 65_000;
