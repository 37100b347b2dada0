/** Days that the calendar shows: four weeks. */
export const SHOWN_DAYS = 28;

/** A day of the calendar, in the device's time zone. */
export interface PracticeDay {
  /** Midnight, epoch milliseconds. */
  at: number;
  /** Tests submitted and questions repeated on it. */
  count: number;
}

/** @param offset days before */
const midnight = (at: number, offset = 0): number => {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - offset).getTime();
};

/** The last four weeks, today last. @param times epoch milliseconds at which the student practiced */
export function practiceDays(times: readonly number[], now: number): PracticeDay[] {
  const counts = new Map<number, number>();
  for (const time of times) counts.set(midnight(time), (counts.get(midnight(time)) ?? 0) + 1);
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const at = midnight(now, SHOWN_DAYS - 1 - index);
    return { at, count: counts.get(at) ?? 0 };
  });
}
