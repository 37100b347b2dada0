const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** A day such as `Nov 23`, in the device's time zone. @param at epoch milliseconds */
export const formatShortDay = (at: number): string => DAY.format(at);
