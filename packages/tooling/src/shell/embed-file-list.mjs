/** The name in the shell's source (`shell/src/browser/shell-files.ts`) that the build replaces. */
const NAME = 'MB_SHELL_FILES';

/**
 * Writes the integrity of the scripts that load later into the shell's first script. Pages need not contain the list then.
 * @param {string} script text of the first script
 * @param {Record<string, string>} files addresses, to their integrity
 * @returns {string} the text with the list
 * @throws when the script does not have the name exactly once
 */
export function embedFileList(script, files) {
  const [before, after, ...more] = script.split(new RegExp(`\\b${NAME}\\b`));
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The shell's first script must have the name ${NAME} exactly once`);
  return `${before}(${JSON.stringify(files)})${after}`;
}
