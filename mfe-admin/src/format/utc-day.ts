const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * A day, the same in every time zone: `20 Nov 2026`.
 * @param day ISO 8601, with or without a time
 */
export const utcDay = (day: string): string => FORMAT.format(new Date(day));
