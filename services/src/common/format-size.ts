const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A limit in bytes for people: `8 MB`, `512 KB`. Limits are whole numbers of kilobytes. */
export const formatSize = (bytes: number): string =>
  bytes >= MEGABYTE ? `${bytes / MEGABYTE} MB` : `${Math.round(bytes / KILOBYTE)} KB`;
