export const DAY_MS = 86_400_000;
const DAY_CHARACTERS = 10;

/**
 * @param time milliseconds since 1970
 * @returns the UTC day, `2026-01-31`
 */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, DAY_CHARACTERS);
}

/** @returns the UTC day `days` before a time */
export function dayBefore(time: number, days: number): string {
  return dayOf(time - days * DAY_MS);
}

/**
 * @param day UTC, `2026-01-31`
 * @returns the time `days` after the start of that day
 */
export function daysAfter(day: string, days: number): Date {
  return new Date(Date.parse(day) + days * DAY_MS);
}
