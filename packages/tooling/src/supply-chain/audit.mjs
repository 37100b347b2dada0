/**
 * The report of `npm audit --json`, as far as it is read. `message` is there when the registry refused or was not reached.
 * @typedef {{
 *   message?: string, error?: { summary?: string },
 *   vulnerabilities?: Record<string, { severity: string, isDirect: boolean, range: string, via: unknown[], fixAvailable: unknown }>,
 * }} AuditReport
 */

export const EXIT_CLEAN = 0;
export const EXIT_FOUND = 1;
/** As of sysexits: the service is unavailable. */
export const EXIT_NO_ANSWER = 69;

/** From here on, an advisory makes the command fail. */
const SERIOUS = new Set(['high', 'critical']);

/** @param {unknown} via a name of another package, or an advisory */
const titleOf = (via) =>
  typeof via === 'object' && via !== null && 'title' in via && 'url' in via
    ? [`${via.title} (${via.url})`]
    : [];

/**
 * Says what a report means.
 * @param {string} output of `npm audit --json`
 * @returns {{ lines: string[], exitCode: number }}
 */
export function describeAudit(output) {
  /** @type {AuditReport | undefined} */
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    // Not JSON: npm failed before it had a report.
  }
  const { vulnerabilities, message, error } = report ?? {};
  if (!vulnerabilities) {
    const reason = message ?? error?.summary ?? output.trim().split('\n').at(-1) ?? '';
    return {
      lines: [
        `The registry does not answer audits (${reason}). Whether packages have advisories is not known.`,
      ],
      exitCode: EXIT_NO_ANSWER,
    };
  }
  const found = Object.entries(vulnerabilities);
  if (found.length === 0) return { lines: ['No advisory for any production package.'], exitCode: EXIT_CLEAN };
  const lines = found.flatMap(([name, { severity, range, via, fixAvailable }]) => [
    `${severity.padEnd(9)}${name} ${range}${fixAvailable ? '' : ', no fix yet'}`,
    ...via.flatMap(titleOf).map((title) => `          ${title}`),
  ]);
  const isSerious = found.some(([, { severity }]) => SERIOUS.has(severity));
  return { lines, exitCode: isSerious ? EXIT_FOUND : EXIT_CLEAN };
}
