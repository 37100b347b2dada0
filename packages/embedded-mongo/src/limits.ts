/** Every limit and time of this server, with its unit. Those that MongoDB has too bear its value. */

/** Largest document that may be stored or sent, bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
/** Largest value that an expression may make and stages may hand on, bytes. */
export const MAX_VALUE_BYTES = 24 * 1024 * 1024;
/** Largest message on the wire, bytes. */
export const MAX_MESSAGE_BYTES = 48_000_000;
/** Maximum number of connections; a further one is closed. */
export const MAX_CONNECTIONS = 1_000;
/** Of a write of many, the failures that are reported with their messages; further ones bear their code alone. */
export const MAX_ERROR_MESSAGES = 1_000;
/** Most statements in one write command. */
export const MAX_WRITE_BATCH = 100_000;
/** Deepest nesting of a document, levels. MongoDB promises 100; commands wrap documents in a few levels more. */
export const MAX_NESTING_LEVELS = 120;
/** Largest encoded index key, bytes. LMDB holds 1,978; the prefix and the record number need room. */
export const MAX_INDEX_KEY_BYTES = 1_900;
/** Longest key that is ever stored or looked for, bytes: one less than LMDB takes. */
export const MAX_STORED_KEY_BYTES = 1_976;
/** Most indexes of one collection. */
export const MAX_INDEXES_PER_COLLECTION = 64;
/** Most fields of one compound index. */
export const MAX_INDEX_FIELDS = 32;
/** Most entries that one document may have in one index (elements of an array). */
export const MAX_INDEX_ENTRIES_PER_DOCUMENT = 10_000;

/** Documents in the first batch when the client names no size. */
export const DEFAULT_FIRST_BATCH = 101;
/** A batch ends with the document that takes it past this size, bytes. */
export const MAX_BATCH_BYTES = 16 * 1024 * 1024;
/** Milliseconds without a request after which a cursor is dropped. */
export const CURSOR_IDLE_MS = 10 * 60 * 1000;
/** Maximum number of open cursors. */
export const MAX_OPEN_CURSORS = 1_000;

/** Records or index entries read from the store in one go. */
export const SCAN_CHUNK_ENTRIES = 256;
/** Most documents that one operation may examine. */
export const MAX_DOCUMENTS_EXAMINED = 5_000_000;
/** Memory that a sort, a group or a lookup may hold, bytes. */
export const MAX_STAGE_MEMORY_BYTES = 100 * 1024 * 1024;
/** Longest time of one operation when the client sends no maxTimeMS, milliseconds. */
export const DEFAULT_OPERATION_MS = 60_000;
/** An operation gives way to other connections after working this long, milliseconds. */
export const YIELD_AFTER_MS = 20;
/** A write of many documents is committed, and gives way, after working this long, milliseconds. */
export const WRITE_SLICE_MS = 25;
/** Most elements of an array that an expression makes. */
export const MAX_EXPRESSION_ELEMENTS = 1_000_000;
/** Bytes that a command may have besides the largest document. */
export const COMMAND_OVERHEAD_BYTES = 16 * 1024;
/** Most stages of one pipeline. */
export const MAX_PIPELINE_STAGES = 1_000;
/** Documents that one $lookup may join to one input document. */
export const MAX_LOOKUP_MATCHES = 100_000;

/** Shortest password, characters. */
export const MIN_PASSWORD_CHARACTERS = 12;

/** Longest regular expression, characters. */
export const MAX_REGEX_CHARACTERS = 2_000;
/** Longest text that a regular expression is run over, characters. */
export const MAX_REGEX_SUBJECT_CHARACTERS = 1_000_000;
/** Compiled regular expressions in the cache. */
export const REGEX_CACHE_ENTRIES = 200;

/** How often expired documents are looked for, milliseconds (MongoDB: 60 s). */
export const TTL_SWEEP_MS = 60_000;
/** Expired documents removed in one transaction. */
export const TTL_SWEEP_BATCH = 1_000;
/** Longest expireAfterSeconds, seconds. */
export const MAX_TTL_SECONDS = 2_147_483_647;

/** How often the server looks whether its parent still lives, milliseconds. */
export const PARENT_CHECK_MS = 500;
/** Address space reserved for the store, in bytes. The store grows beyond it automatically. */
export const STORE_MAP_BYTES = 1024 * 1024 * 1024;
/** Version of the layout on disk. A folder of version 1 is upgraded; one of any other version is refused. */
export const STORE_FORMAT = 2;
/** Entries that the upgrade of an older store copies in one transaction. */
export const UPGRADE_CHUNK_ENTRIES = 2_000;
/** A commit that fails with less free space than this failed because the disk is full, bytes. */
export const FULL_DISK_BYTES = 1024 * 1024;
/** How often a running server looks for requests of copies, and a backup for the answer, milliseconds. */
export const SNAPSHOT_CHECK_MS = 200;
