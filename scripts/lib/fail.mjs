/** sysexits.h: the same command may succeed later. */
const EX_UNAVAILABLE = 69;

/** The gate did not respond or could not decide in time: no issue was found. */
const isUndecided = (error) => error?.code === 'MB-4013' || error?.code === 'MB-4016';

/** Exit code of a failed command, the same as in `mb`. */
export const exitCodeOf = (error) => (isUndecided(error) ? EX_UNAVAILABLE : 1);

/** Exits with one clear line, and one for each issue. A stack is printed only for bugs of the scripts. */
export function fail(error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(/^MB-\d{4} /.test(message) ? message : (error.stack ?? message));
  for (const fault of error?.faults ?? []) console.error(`  ${fault.path}: ${fault.message}`);
  process.exit(exitCodeOf(error));
}
