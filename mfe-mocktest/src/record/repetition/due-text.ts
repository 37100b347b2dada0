import * as messages from '../../messages/record/repetition.js';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1_440;
/** Days from which the text names the date. */
const DATE_FROM_DAYS = 2;

const formatDate = (at: number, now: number): string =>
  new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'short',
    ...(new Date(at).getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
  }).format(at);

/** When a card comes back: `in 10 minutes`, `tomorrow`, `in 8 days (2 Dec)`. @param due epoch milliseconds */
export function describeDue(due: number, now: number): string {
  const minutes = Math.max(1, Math.round((due - now) / MS_PER_MINUTE));
  if (due <= now) return 'now';
  if (minutes < MINUTES_PER_HOUR) return messages.inMinutes(messages.minutes(minutes));
  if (minutes < MINUTES_PER_DAY / 2)
    return messages.inHours(messages.hours(Math.round(minutes / MINUTES_PER_HOUR)));
  const days = Math.max(1, Math.round(minutes / MINUTES_PER_DAY));
  return days < DATE_FROM_DAYS ? 'tomorrow' : messages.inDays(days, formatDate(due, now));
}
