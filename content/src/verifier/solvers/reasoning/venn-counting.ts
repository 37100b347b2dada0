import type { Question } from '@mockingbird/contracts';
import { equalTo, named, numbers, ReadingError, type Solvers } from '../../solver-kit.js';

/** How many people are in each part: only the first group, only the second, both, neither. */
interface Parts {
  one: number;
  other: number;
  both: number;
  neither: number;
}

/** The only way to divide the people into the parts. @throws ReadingError when none or several fit */
function divide(total: number, isTrue: (parts: Parts) => boolean): Parts {
  const found = numbers(0, total).flatMap((both) =>
    numbers(0, total - both).flatMap((neither) =>
      numbers(0, total - both - neither).flatMap((one) => {
        const parts = { one, other: total - both - neither - one, both, neither };
        return isTrue(parts) ? [parts] : [];
      }),
    ),
  );
  const [parts] = found;
  if (!parts || found.length > 1) throw new ReadingError(`${found.length} divisions fit`);
  return parts;
}

/** Reads the numbers of a story of two groups; `extra` is the number of both or of neither. */
function twoGroups(question: Question, extra: 'both' | 'neither'): Parts {
  const read = named(
    question,
    /(?<all>\d+) \D+?(?<first>\d+) \D+?(?<second>\d+) \D+?(?<extra>\d+) do (?:both|neither)/,
  );
  if (read('all') > 300) throw new ReadingError('expected fewer people');
  return divide(
    read('all'),
    (parts) =>
      parts[extra] === read('extra') &&
      parts.one + parts.both === read('first') &&
      parts.other + parts.both === read('second'),
  );
}

export const VENN_COUNTING: Solvers = {
  'neither-of-two': equalTo((question) => twoGroups(question, 'both').neither),
  'both-of-two': equalTo((question) => twoGroups(question, 'neither').both),
  'exactly-one-of-two': equalTo((question) => {
    const { one, other } = twoGroups(question, 'neither');
    return one + other;
  }),
  'none-of-three': equalTo((question) => {
    const read = named(
      question,
      /^Of (?<all>\d+) \D+(?<a>\d+) \D+(?<b>\d+) \D+(?<c>\d+) \D+(?<ab>\d+) \D+(?<bc>\d+) \D+(?<ca>\d+) \D+(?<abc>\d+) with all/,
    );
    // Each part alone, from the inside out.
    const inTwo = [read('ab'), read('bc'), read('ca')].map((pair) => pair - read('abc'));
    const [ab = 0, bc = 0, ca = 0] = inTwo;
    const inOne = [read('a') - ab - ca, read('b') - ab - bc, read('c') - bc - ca].map(
      (own) => own - read('abc'),
    );
    if ([...inTwo, ...inOne].some((part) => part < 0)) throw new ReadingError('a part is less than nothing');
    return [...inTwo, ...inOne, read('abc')].reduce((left, part) => left - part, read('all'));
  }),
};
