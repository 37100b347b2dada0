import { defineTemplate, range } from '../../../kit/index.js';
import { letterAt, mapLetters, moved, movedAt, reversed, swappedAt } from '../letters.js';

interface Single {
  first: number;
  step: number;
  growth: number;
}

const singleTerms = ({ first, step, growth }: Single) =>
  range(0, 5).map((index) => letterAt(first + index * step + (growth * index * (index - 1)) / 2));
const lastStep = ({ step, growth }: Single) => step + 4 * growth;
const later = (by: number) => (_: Single, letter: string) => moved(letter, by);
const listed = (terms: readonly string[], gap: number) =>
  terms.map((term, index) => (index === gap ? '?' : term)).join(', ');
const way = (step: number) => `${Math.abs(step)} ${step < 0 ? 'back' : 'forward'}`;

const nextLetter = defineTemplate<Single, string>({
  id: 'next-letter',
  level: 'easy',
  parameters: { first: range(1, 26), step: [-5, -4, -3, -2, 2, 3, 4, 5], growth: [-1, 0, 1] },
  isSensible: ({ step, growth }) => growth * step >= 0,
  solve: (p) => singleTerms(p).at(-1) ?? '',
  show: (letter) => letter,
  mistakes: [
    { text: 'You went one place too far in the last step.', value: later(1) },
    { text: 'You went one place too short in the last step.', value: later(-1) },
    {
      text: 'You made two steps instead of one.',
      value: (p, letter) => moved(letter, lastStep(p) + p.growth),
    },
    { text: 'You went in the wrong direction.', value: (p, letter) => moved(letter, -2 * lastStep(p)) },
    { text: 'You went two places too far in the last step.', value: later(2) },
    { text: 'You went two places too short in the last step.', value: later(-2) },
    { text: 'You repeated the last letter but one of the series.', value: (p) => singleTerms(p)[3] },
  ],
  wordings: [
    (p) => `Which letter comes in place of the question mark? ${listed(singleTerms(p), 5)}`,
    (p) => `Choose the letter that completes the series: ${listed(singleTerms(p), 5)}`,
    (p, s) =>
      `${s.person.name} writes letters by a rule: ${listed(singleTerms(p), 5)} Which letter comes next?`,
  ],
  explain: (p, right) =>
    `From letter to letter the steps are ${range(0, 4)
      .map((index) => way(p.step + index * p.growth))
      .join(', ')} (after Z comes A). The next letter is ${right}.`,
});

interface Groups {
  first: number;
  second: number;
  third: number;
  a: number;
  b: number;
  c: number;
  gap: number;
}

const groupTerms = (p: Groups) =>
  range(0, 4).map((index) =>
    [p.first + index * p.a, p.second + index * p.b, p.third + index * p.c].map(letterAt).join(''),
  );
const changed = (index: number, by: number) => (_: Groups, group: string) => movedAt(group, index, by);

function groupTemplate(id: string, gaps: readonly number[], steps: readonly number[]) {
  return defineTemplate<Groups, string>({
    id,
    level: 'medium',
    parameters: {
      first: range(1, 26),
      second: range(1, 26),
      third: range(1, 26),
      a: steps,
      b: steps,
      c: steps,
      gap: gaps,
    },
    isSensible: ({ a, b, c }) => new Set([a, b, c]).size > 1,
    solve: (p) => groupTerms(p)[p.gap] ?? '',
    show: (group) => group,
    mistakes: [
      { text: 'You took the first letter one place too late.', value: changed(0, 1) },
      { text: 'You took the first letter one place too early.', value: changed(0, -1) },
      { text: 'You took the second letter one place too late.', value: changed(1, 1) },
      { text: 'You took the second letter one place too early.', value: changed(1, -1) },
      { text: 'You took the third letter one place too late.', value: changed(2, 1) },
      { text: 'You took the third letter one place too early.', value: changed(2, -1) },
      { text: 'You swapped the first two letters.', value: (_, group) => swappedAt(group, 0) },
      { text: 'You swapped the last two letters.', value: (_, group) => swappedAt(group, 1) },
      { text: 'You wrote the group in reverse order.', value: (_, group) => reversed(group) },
      {
        text: 'You took every letter one place too late.',
        value: (_, group) => mapLetters(group, (letter) => moved(letter, 1)),
      },
    ],
    wordings: [
      (p) => `Which letter group comes in place of the question mark? ${listed(groupTerms(p), p.gap)}`,
      (p) => `Choose the letter group that completes the series: ${listed(groupTerms(p), p.gap)}`,
      (p, s) =>
        `${s.person.name} makes a series of letter groups, but one group is missing: ${listed(groupTerms(p), p.gap)} Which group is it?`,
    ],
    explain: (p, right) =>
      `From group to group the first letter moves ${way(p.a)}, the second ${way(p.b)} and the third ${way(p.c)} (after Z comes A). The group is ${right}.`,
  });
}

interface Mixed {
  first: number;
  number: number;
  last: number;
  a: number;
  b: number;
  c: number;
}

const mixedTerms = (p: Mixed) =>
  range(0, 4).map(
    (index) => `${letterAt(p.first + index * p.a)}${p.number + index * p.b}${letterAt(p.last + index * p.c)}`,
  );
/** Changes the letters or the number of a term. */
const mixed = (term: string, [first, number, last]: readonly [number, number, number]) =>
  `${moved(term.charAt(0), first)}${Number(term.slice(1, -1)) + number}${moved(term.slice(-1), last)}`;

const letterAndNumber = defineTemplate<Mixed, string>({
  id: 'letters-with-a-number',
  level: 'hard',
  parameters: {
    first: range(1, 26),
    number: range(3, 30),
    last: range(1, 26),
    a: [-4, -3, -2, 2, 3, 4],
    b: range(2, 9),
    c: [-5, -4, -3, -2, 2, 3, 4, 5],
  },
  solve: (p) => mixedTerms(p)[4] ?? '',
  show: (term) => term,
  mistakes: [
    { text: 'You took the first letter one place too late.', value: (_, term) => mixed(term, [1, 0, 0]) },
    { text: 'You took the first letter one place too early.', value: (_, term) => mixed(term, [-1, 0, 0]) },
    { text: 'You took the last letter one place too late.', value: (_, term) => mixed(term, [0, 0, 1]) },
    { text: 'You took the last letter one place too early.', value: (_, term) => mixed(term, [0, 0, -1]) },
    { text: 'You added one too much to the number.', value: (_, term) => mixed(term, [0, 1, 0]) },
    { text: 'You added one too little to the number.', value: (_, term) => mixed(term, [0, -1, 0]) },
    { text: 'You left the number of the term before.', value: (p, term) => mixed(term, [0, -p.b, 0]) },
    { text: 'You went one term too far.', value: (p, term) => mixed(term, [p.a, p.b, p.c]) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `Which term comes in place of the question mark? ${listed(mixedTerms(p), 4)}`,
    (p) => `Choose the term that completes the series: ${listed(mixedTerms(p), 4)}`,
    (p, s) => `${s.person.name} writes a series: ${listed(mixedTerms(p), 4)} Which term comes next?`,
  ],
  explain: (p, right) =>
    `The first letter moves ${way(p.a)} each time, the number rises by ${p.b}, and the last letter moves ${way(p.c)} (after Z comes A). The next term is ${right}.`,
});

export const GROUPS = [
  nextLetter,
  groupTemplate('next-group', [4], [-4, -3, -2, -1, 1, 2, 3, 4]),
  groupTemplate('missing-group', [2, 3], [-5, -4, -3, -2, 2, 3, 4, 5]),
  letterAndNumber,
];
