/** A percentage without decimals: `72%`. */
export const formatPercent = (percent: number): string => `${Math.round(percent)}%`;

const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** A date such as `Nov 23, 2026`, in the device's time zone. @param at epoch milliseconds */
export const formatDay = (at: number): string => DATE.format(at);
