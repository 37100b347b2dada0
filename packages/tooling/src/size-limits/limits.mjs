/** A thousand bytes, as browsers' network panels count. */
const KB = 1_000;

/** Lines that a file of sources or styles may have. The question bank is data and has no limit. */
export const FILE_LINES = 400;

/** Lines that a function may have (eslint checks it). */
export const FUNCTION_LINES = 80;

/** Bytes after gzip of what a browser loads for the first view of a page. */
export const GZIP = {
  /** All scripts of a first view: the shell's, the remote's entry and its route. */
  firstViewScript: 165 * KB,
  /** A remote's own share of that: entry and route. */
  remoteScript: 25 * KB,
  /** The shell's stylesheet and the route's. */
  firstViewStyle: 15 * KB,
};

/** Routes that may be heavier than others, by remote and route id: bytes after gzip of the remote's own scripts. */
export const HEAVIER_ROUTES = {
  'mfe-mocktest': { mocktest: 40 * KB },
};

/**
 * First views known to miss the bar of 165 KB, held where they are until they are mended: they may shrink and not grow.
 * Bytes after gzip of all scripts, by remote and route id. None does at present (docs/decisions/0029).
 * @type {Record<string, Record<string, number>>}
 */
export const OVER_THE_BAR = {};
