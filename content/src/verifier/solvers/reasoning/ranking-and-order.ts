import type { Question } from '@mockingbird/contracts';
import { equalTo, fits, named, numbers, ReadingError, type Solvers } from '../../solver-kit.js';

const N = String.raw`(?:st|nd|rd|th)`;
const pattern = (source: string) =>
  new RegExp(
    source
      .replace(/@(\w+)/g, (_, name: string) => `(?<${name}>\\d+)${N}`)
      .replace(/#(\w+)/g, (_, name: string) => `(?<${name}>\\d+)`),
  );

const read = (question: Question, ...sources: string[]) => named(question, ...sources.map(pattern));

/** The places of a row of so many people, from the first end and from the last. */
const places = (total: number) => numbers(1, total).map((first) => ({ first, last: total - first + 1 }));

/** The only size of a row for which the story can be true. */
function sizeOf(isPossible: (total: number) => boolean): number {
  const found = numbers(1, 300).filter(isPossible);
  const [size] = found;
  if (size === undefined || found.length > 1) throw new ReadingError(`${found.length} sizes fit`);
  return size;
}

export const RANKING_AND_ORDER: Solvers = {
  'total-from-two-ranks': equalTo((question) => {
    const value = read(
      question,
      'is @a from the (?:top|left) and @b from the (?:bottom|right)',
      'the @a, counted from the back the @b',
    );
    return sizeOf((total) =>
      places(total).some(({ first, last }) => first === value('a') && last === value('b')),
    );
  }),
  'rank-from-the-other-end': equalTo((question) => {
    const value = read(
      question,
      'is @a from the top in a list of #total',
      '^Of #total runners .* as the @a',
      'row of #total pupils \\w+ is @a from the left',
    );
    const place = places(value('total')).find(({ first }) => first === value('a'));
    if (!place) throw new ReadingError('no one has this place');
    return place.last;
  }),
  'people-between-two': equalTo((question) => {
    const value = read(
      question,
      '#total (?:pupils|people|names).*? is @a from the (?:left end|front|top)(?: and|,) \\w+ (?:is )?@b from the (?:right end|back|bottom)',
    );
    const row = places(value('total'));
    const one = row.findIndex(({ first }) => first === value('a'));
    const other = row.findIndex(({ last }) => last === value('b'));
    return row.filter((_, at) => (at - one) * (at - other) < 0).length;
  }),
  'total-after-an-exchange': equalTo((question) => {
    const value = read(
      question,
      '@a from the left(?: end of a line,)? (?:and )?(?:[A-Z]\\w* )?(?:the )?@b from (?:the|its) right.*? @c from the left',
    );
    if (!fits(question, /exchange|change/)) throw new ReadingError('no one changes places');
    // The first one now has the old place of the second one.
    return sizeOf((total) =>
      places(total).some(({ first, last }) => first === value('c') && last === value('b')),
    );
  }),
};
