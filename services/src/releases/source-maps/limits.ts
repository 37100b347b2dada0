/** Limits of source maps, each with its unit. */

/** Largest source map of one file, in bytes. */
export const SOURCE_MAP_BYTES = 2_000_000;
/** Source maps that a process has in memory. */
export const SOURCE_MAPS_CACHED = 20;
