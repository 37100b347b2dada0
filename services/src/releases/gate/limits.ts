/** Limits of the gate, each with its unit. */

/** Most bytes after gzip of the scripts of a route's first view, including the entry of the remote. */
export const ROUTE_SCRIPT_GZIP_BYTES = 40_000;
/** Most bytes after gzip of the style sheets of a route's first view. */
export const ROUTE_STYLE_GZIP_BYTES = 15_000;
/** Most bytes after gzip of all browser files of a version. */
export const VERSION_GZIP_BYTES = 400_000;
/** Largest server bundle, in bytes. */
export const SERVER_BUNDLE_BYTES = 2_000_000;
/** How long a pass of the gate is valid, in milliseconds. */
export const GATE_PASS_MS = 10 * 60_000;
/** How long the gate's process may take to check one version, in milliseconds. It has a shorter limit itself. */
export const GATE_CALL_MS = 240_000;
/** `retry-after` of an undecided check, in seconds. */
export const GATE_RETRY_SECONDS = 10;
/** Most issues that a rejection lists. */
export const GATE_ISSUES = 200;
/** Most versions that the text of a check lists. */
export const GATE_LISTED_VERSIONS = 10;
/** Most bytes of one picture of a report. */
export const GATE_PICTURE_BYTES = 8_000_000;
/** Most bytes of all pictures of a version's report. The gate has a lower limit itself. */
export const GATE_REPORT_PICTURES_BYTES = 16_000_000;
