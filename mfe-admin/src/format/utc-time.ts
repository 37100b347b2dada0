const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * A time in UTC, the same for admins in every country: `20 Nov 2026, 17:30 UTC`.
 * @param at ISO 8601 or epoch ms
 */
export const utcTime = (at: string | number): string => `${FORMAT.format(new Date(at))} UTC`;
