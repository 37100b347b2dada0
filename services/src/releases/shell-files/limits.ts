/** Limits of shell files, each with its unit. */

/** Largest publication of a shell's browser files (base64), in bytes. The files have about half a megabyte. */
export const SHELL_FILES_BYTES = 8 * 1024 * 1024;
/** How long a shell file is stored after its last publication, in days: tabs with an older shell may be open. */
export const SHELL_FILE_DAYS = 30;
