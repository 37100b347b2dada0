import * as messages from '../../messages/runner/clock.js';

const SECONDS_PER_MINUTE = 60;

function split(minutes: number): { whole: number; seconds: number } {
  const whole = Math.floor(minutes);
  return { whole, seconds: Math.round((minutes - whole) * SECONDS_PER_MINUTE) };
}

/** A duration in a list of facts: `15 min`, `18 min 45 s`. */
export function durationText(minutes: number): string {
  const { whole, seconds } = split(minutes);
  return seconds > 0 ? messages.minS(whole, seconds) : messages.wholeMin(whole);
}

/** A duration in a sentence: `15 minutes`, `18 minutes and 45 seconds`, `30 seconds`. */
export function durationPhrase(minutes: number): string {
  const { whole, seconds } = split(minutes);
  const phrase = messages.minutes(whole);
  if (whole === 0 && seconds > 0) return messages.seconds(seconds);
  return seconds > 0 ? messages.phraseAndSeconds(phrase, messages.seconds(seconds)) : phrase;
}

/** A duration in a column of minutes: `3`, `3:45`. */
export function durationCell(minutes: number): string {
  const { whole, seconds } = split(minutes);
  return seconds > 0 ? `${whole}:${String(seconds).padStart(2, '0')}` : String(whole);
}
