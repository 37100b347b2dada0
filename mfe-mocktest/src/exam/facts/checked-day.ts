/** The end of a line that names its source, as the question bank writes it. */
const CHECKED = /\s+Checked on (\d{1,2} [A-Z][a-z]+ \d{4})\.$/;

/**
 * The day on which the sources of these lines were checked.
 * @returns undefined when the days differ, and when fewer than two lines name one
 */
export function sharedCheckedDay(lines: readonly string[]): string | undefined {
  const days = lines.flatMap((line) => CHECKED.exec(line)?.[1] ?? []);
  return days.length > 1 && new Set(days).size === 1 ? days[0] : undefined;
}

/** The line without the day of its check. */
export const withoutCheckedDay = (line: string): string => line.replace(CHECKED, '');
