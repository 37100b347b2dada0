/** Limits of pictures, each with its unit. */

/** Widths of stored pictures, in pixels. A narrower picture is not enlarged. */
export const MEDIA_WIDTHS = [640, 1280] as const;
/** Most pixels of an uploaded picture. A small file may contain many more. */
export const MEDIA_PIXELS = 40_000_000;
/** How long decoding and encoding one size may take, in seconds. */
export const MEDIA_SECONDS = 20;
/** Largest SVG, in bytes. */
export const SVG_BYTES = 512 * 1024;
/** Pictures that one process converts at the same time. */
export const MEDIA_CONCURRENCY = 1;
/** Further pictures that may wait. */
export const MEDIA_WAITING = 20;
/** Uploaded pictures on one page of the list. */
export const MEDIA_PAGE = 24;
/** Longest stored name of an uploaded file, in characters. */
export const MEDIA_NAME_CHARACTERS = 200;
