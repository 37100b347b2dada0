import * as messages from '../../messages/results/times/time-text.js';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A time that was used, to the nearest second: `0:45`, `12:03`, `1:00:00`. @param ms milliseconds */
export function timeText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const rest = twoDigits(seconds % SECONDS_PER_MINUTE);
  if (seconds < SECONDS_PER_HOUR) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / SECONDS_PER_MINUTE)}:${twoDigits(minutes % SECONDS_PER_MINUTE)}:${rest}`;
}

/** The same in words, for sentences and screen readers: `45 s`, `12 min 3 s`. */
export function timeInWords(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const rest = seconds % SECONDS_PER_MINUTE;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? messages.minutesMin(minutes) : messages.minS(minutes, rest);
}
