import type { Question } from '@mockingbird/contracts';
import { ReadingError } from './take.js';

const TIMES: Readonly<Record<string, number>> = {
  'as much': 1,
  'as many': 1,
  twice: 2,
  'three times': 3,
  'four times': 4,
  'five times': 5,
  'six times': 6,
};

/** How many times as much, as many or a number, in words. */
export function timesInWords({ questionText }: Question): number {
  const counted =
    /twice|(?:three|four|five|six) times/.exec(questionText) ?? /as (?:much|many)/.exec(questionText);
  const times = TIMES[counted?.[0] ?? ''];
  if (times === undefined) throw new ReadingError('expected how many times as much');
  return times;
}
