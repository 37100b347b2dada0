/** 1,000 bytes, as in the network panels of browsers. */
const KB = 1_000;

/** Limit of lines in a source or style file. The question bank is data and has no limit. */
export const FILE_LINES = 400;

/** Lines that a function may have (eslint checks it). */
export const FUNCTION_LINES = 80;

/** Limits of a page's first view, in bytes after gzip. */
export const GZIP = {
  /** All scripts of a first view: shell, entry and route of the remote. */
  firstViewScript: 165 * KB,
  /** The remote's own share: entry and route. */
  remoteScript: 25 * KB,
  /** The stylesheets of shell and route. */
  firstViewStyle: 15 * KB,
};

/**
 * Exceptions for heavier routes, by remote and route id: bytes after gzip of the remote's own scripts.
 * @type {Record<string, Record<string, number>>}
 */
export const HEAVIER_ROUTES = {
  'mfe-mocktest': { mocktest: 40 * KB },
};

/**
 * Code that a route always loads after its first view, by remote and route id. `chunks` are their names; `limit` is for
 * the remote's own scripts with them, in bytes after gzip.
 * @type {Record<string, Record<string, { chunks: string[], limit: number }>>}
 */
export const ALWAYS_LOADED = {
  'mfe-admin': { 'admin-questions': { chunks: ['bank'], limit: 40 * KB } },
};

/**
 * First views above the limit of 165 KB, at their current size: they may shrink but not grow. Bytes after gzip of all
 * scripts, by remote and route id. At present there are none (docs/decisions/0029).
 * @type {Record<string, Record<string, number>>}
 */
export const OVER_THE_LIMIT = {};
