// A module for one name: the shell's first script contains it, and must not contain live.ts for it.
/** Name of the list of a version's files, in the version's folder. The edge makes it from the manifest. */
export const VERSION_FILES = 'version-files.json';
