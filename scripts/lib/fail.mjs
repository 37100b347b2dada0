/** sysexits.h: the same command may succeed later. */
const EX_UNAVAILABLE = 69;

/**
 * What errors of `mb` and of Node have.
 * @typedef {{ message?: string, stack?: string, code?: string, issues?: readonly Issue[] }} ErrorDetails
 * @typedef {{ path: string, message: string }} Issue
 */

/** @param {unknown} error @returns {ErrorDetails} */
const detailsOf = (error) => (typeof error === 'object' && error !== null ? error : {});

/**
 * The message of anything thrown. Without `instanceof`: in jest, Node's own errors belong to another `Error`.
 * @param {unknown} error
 */
export const messageOf = (error) => detailsOf(error).message ?? String(error);

/**
 * Whether the gate did not respond or could not decide in time: no issue was found.
 * @param {ErrorDetails} error
 */
const isUndecided = ({ code }) => code === 'MB-4013' || code === 'MB-4016';

/**
 * Exit code of a failed command, the same as in `mb`.
 * @param {unknown} error
 */
export const exitCodeOf = (error) => (isUndecided(detailsOf(error)) ? EX_UNAVAILABLE : 1);

/**
 * Exits with one clear line, and one for each issue. A stack is printed only for bugs of the scripts.
 * @param {unknown} error
 */
export function fail(error) {
  const message = messageOf(error);
  const { stack, code, issues } = detailsOf(error);
  console.error(/^MB-\d{4} /.test(message) ? message : (stack ?? message));
  // Errors of zod have issues in another format.
  for (const issue of code === undefined ? [] : (issues ?? []))
    console.error(`  ${issue.path}: ${issue.message}`);
  process.exit(exitCodeOf(error));
}
