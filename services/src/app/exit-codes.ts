/** The work was begun and did not succeed. */
export const FAILED = 1;
/** sysexits.h EX_USAGE: nobody understands the command line. */
export const WRONG_USE = 64;
/** sysexits.h EX_CONFIG: a supervisor need not try again. */
const BROKEN_CONFIGURATION = 78;

/** Says what does not fit. @returns the exit code */
export function refuseConfiguration(faults: readonly string[]): number {
  process.stderr.write(`MB-5002 Configuration does not fit: ${faults.join('; ')}\n`);
  return BROKEN_CONFIGURATION;
}
