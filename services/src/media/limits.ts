/** Limits of pictures, each with its unit. */

/** Widths of stored pictures, in pixels. A narrower picture is not enlarged. */
export const MEDIA_WIDTHS = [640, 1280] as const;
/** Most pixels of an uploaded picture. A small file may contain many more. */
export const MEDIA_PIXELS = 40_000_000;
/** How long decoding and encoding one size may take, in seconds. */
export const MEDIA_SECONDS = 20;
/** Largest SVG, in bytes. */
export const SVG_BYTES = 512 * 1024;
/** Most elements and comments of an SVG. The check takes time that grows with their square. */
export const SVG_ELEMENTS = 10_000;
/** Processor time for one SVG, in milliseconds. 10,000 ordinary elements take half a second. */
export const SVG_MS = 3_000;
/** Time for one SVG with the start of its thread, in milliseconds. A busy machine delays it. */
export const SVG_WAIT_MS = 20_000;
/** How often the time of an SVG is checked, in milliseconds. */
export const SVG_CHECK_MS = 100;
/** Memory of the thread that checks an SVG, in megabytes. Its DOM takes about 60 of them. */
export const SVG_HEAP_MB = 256;
/** Pictures that one process converts at the same time. */
export const MEDIA_CONCURRENCY = 1;
/** Further pictures that may wait. */
export const MEDIA_WAITING = 20;
/** Uploaded pictures on one page of the list. */
export const MEDIA_PAGE = 24;
/** Longest stored name of an uploaded file, in characters. */
export const MEDIA_NAME_CHARACTERS = 200;
