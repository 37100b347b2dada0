const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * A time in the reader's own time zone, which it names: `20 Nov 2026, 18:30 GMT+1`.
 * @param at ISO 8601 or epoch ms
 */
export const localTime = (at: string | number): string => FORMAT.format(new Date(at));

/** The reader's time zone: `Europe/Vienna`. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
