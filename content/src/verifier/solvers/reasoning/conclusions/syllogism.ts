import type { Question } from '@mockingbird/contracts';
import { ReadingError, type Solver, type Solvers } from '../../../solver-kit.js';
import { judge, lineOf, refuseEqual } from './judge.js';

/** A thing belongs to some of the groups. */
type Thing = ReadonlySet<string>;

const SENTENCE = /^(All|No|Some|Only a few) (\w+) are (not )?(\w+)\.?$/;

/** Whether a sentence is true for some things. */
function isTrue(text: string, things: readonly Thing[]): boolean {
  const [, start = '', subject = '', not, predicate = ''] = SENTENCE.exec(text) ?? [];
  if (start === '') throw new ReadingError(`not a sentence about two groups: ${text}`);
  const own = things.filter((thing) => thing.has(subject));
  const inside = own.filter((thing) => thing.has(predicate)).length;
  const outside = own.length - inside;
  if (start === 'All') return outside === 0;
  if (start === 'No') return inside === 0;
  if (start === 'Only a few') return inside > 0 && outside > 0;
  return (not ? outside : inside) > 0;
}

/** More things than all sentences of a question can ask for. */
const THINGS = 6;

/** All collections of things: each thing belongs to at least one group. */
function collections(groups: readonly string[]): Thing[][] {
  const kinds = Array.from({ length: 2 ** groups.length - 1 }, (_, code) => {
    return new Set(groups.filter((_group, place) => (((code + 1) >> place) & 1) === 1));
  });
  const grow = (from: number, size: number): Thing[][] =>
    size === 0
      ? [[]]
      : kinds.flatMap((kind, index) =>
          index < from ? [] : grow(index, size - 1).map((rest) => [kind, ...rest]),
        );
  return grow(0, THINGS);
}

const sentencesOf = (text: string) => text.split(/(?<=\.) /);

const solve: Solver = (question: Question) => {
  const statements = sentencesOf(lineOf(question, 'Statements'));
  const [first, second] = [lineOf(question, 'Conclusion I'), lineOf(question, 'Conclusion II')];
  const groups = [
    ...new Set(
      [...statements, first, second].flatMap(
        (text) => SENTENCE.exec(text)?.filter((_, at) => at === 2 || at === 4) ?? [],
      ),
    ),
  ];
  if (groups.length > 3) throw new ReadingError('expected three groups');
  const possible = collections(groups).filter((things) =>
    groups.every((group) => things.some((thing) => thing.has(group))),
  );
  const judged = (things: Thing[]) => ({ first: isTrue(first, things), second: isTrue(second, things) });
  refuseEqual(possible.map(judged));
  return judge(
    question,
    possible.filter((things) => statements.every((text) => isTrue(text, things))).map(judged),
  );
};

export const SYLLOGISM: Solvers = {
  'all-and-some': solve,
  'four-forms': solve,
  'one-of-two-must-be-true': solve,
  'only-a-few': solve,
};
