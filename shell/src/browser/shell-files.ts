/** The build writes the list in place of this name (`packages/tooling/src/shell/embed-file-list.mjs`). */
declare const MB_SHELL_FILES: Readonly<Record<string, string>>;

/** Addresses of the shell's scripts that load later, to their integrity. */
export const shellFiles = MB_SHELL_FILES;
