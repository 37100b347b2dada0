const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of UTC, for machines and for readers. */
export interface Day {
  /** ISO 8601 date. */
  iso: string;
  text: string;
}

/** @param at epoch milliseconds */
export const dayOf = (at: number): Day => ({
  iso: new Date(at).toISOString().slice(0, 10),
  text: LONG_DATE.format(at),
});
