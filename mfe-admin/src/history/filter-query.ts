/** What the history shows. Empty texts do not restrict it. */
export interface HistoryFilter {
  by: string;
  type: string;
  examId: string;
  testId: string;
  /** First and last day in the person's own time zone: `2026-11-20`. */
  from: string;
  to: string;
  /** Shows what came with the product. */
  isSeedShown: boolean;
}

export const EMPTY_FILTER: HistoryFilter = {
  by: '',
  type: '',
  examId: '',
  testId: '',
  from: '',
  to: '',
  isSeedShown: false,
};

/** @returns the start of a day, or of a later one, in the person's own time zone; undefined without a day */
function startOfDay(day: string, later = 0): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const start = new Date(year, month - 1, date + later);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** @returns the query parameters of `GET /api/upload/history` */
export function toQuery(filter: HistoryFilter): Record<string, string | undefined> {
  const { by, type, examId, testId, from, to, isSeedShown } = filter;
  return {
    by: by.trim(),
    type,
    examId: examId.trim(),
    testId: testId.trim(),
    from: startOfDay(from),
    to: startOfDay(to, 1),
    seeded: isSeedShown ? undefined : '0',
  };
}
