/** sysexits.h: the same command may go well later. */
const EX_UNAVAILABLE = 69;

/** The gate did not answer, or could not decide in time: nothing is known to be wrong. */
const isUndecided = (error) => error?.code === 'MB-4013' || error?.code === 'MB-4016';

/** How a command ends that failed; `mb` ends alike. */
export const exitCodeOf = (error) => (isUndecided(error) ? EX_UNAVAILABLE : 1);

/** Ends with one clear line, and one for each fault; the stack is for defects of the scripts themselves. */
export function fail(error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(/^MB-\d{4} /.test(message) ? message : (error.stack ?? message));
  for (const fault of error?.faults ?? []) console.error(`  ${fault.path}: ${fault.message}`);
  process.exit(exitCodeOf(error));
}
