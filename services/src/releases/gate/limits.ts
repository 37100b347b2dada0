/** Limits of the gate, each with its unit. */

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
