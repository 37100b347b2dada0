const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in UTC. */
export interface UtcDay {
  /** ISO 8601 date. */
  iso: string;
  /** For readers: 'December 31, 2026'. */
  text: string;
}

/** @param at epoch milliseconds */
export const toUtcDay = (at: number): UtcDay => ({
  iso: new Date(at).toISOString().slice(0, 10),
  text: LONG_DATE.format(at),
});
