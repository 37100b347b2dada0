/** The command started its work and failed. */
export const FAILED = 1;
/** sysexits.h EX_USAGE: the command line is not valid. */
export const USAGE_ERROR = 64;
/** sysexits.h EX_CONFIG: a restart does not help. */
const CONFIGURATION_ERROR = 78;

/** Writes the issues to standard error. @returns the exit code */
export function reportInvalidConfiguration(issues: readonly string[]): number {
  process.stderr.write(`MB-5002 Configuration does not fit: ${issues.join('; ')}\n`);
  return CONFIGURATION_ERROR;
}
