import type { Question } from '@mockingbird/contracts';
import { numbers, ReadingError, textOf, type Solver, type Solvers } from '../../solver-kit.js';

const optionsThat = (question: Question, fits: (text: string) => boolean) =>
  question.options.flatMap((option, index) => (fits(textOf(option)) ? [index] : []));

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const place = (letter = '') => ALPHABET.indexOf(letter);
const apart = (from = '', to = '') => (place(to) - place(from) + 26) % 26;

const groups: Solver = (question) => {
  const [first = '', second = '', third = ''] = question.questionText.match(/\b[A-Z]{3}\b/g) ?? [];
  if (third === '') throw new ReadingError('expected three groups');
  return optionsThat(question, (text) =>
    [...text].every((letter, at) => apart(third[at], letter) === apart(first[at], second[at])),
  );
};

/** Whether the points lie on one curve with whole numbers: the fourth decides with which degree. */
function fitsCurve(points: readonly (readonly [number, number])[], degree: number): boolean {
  const known = points.slice(0, degree + 1);
  const at = (x: number) =>
    known.reduce((total, [own, value]) => {
      const others = known.filter(([other]) => other !== own);
      return total + others.reduce((part, [other]) => (part * (x - other)) / (own - other), value);
    }, 0);
  return points.every(([x, value]) => Math.abs(at(x) - value) < 1e-6);
}

const CUBES = numbers(-6, 6);

const pairs: Solver = (question) => {
  const line = question.questionText.split('\n').find((text) => text.includes(' : ?')) ?? '';
  const known = [...line.matchAll(/(\d+) : (\d+)/g)].map(
    ([, n, value]) => [Number(n), Number(value)] as const,
  );
  const fourth = Number(/(\d+) : \?/.exec(line)?.[1]);
  if (known.length !== 3 || Number.isNaN(fourth))
    throw new ReadingError('expected three pairs and one to find');
  return optionsThat(question, (text) => {
    const all = [...known, [fourth, Number(text)] as const];
    const isCubic = CUBES.some((by) => all.every(([n, value]) => n ** 3 + by === value));
    return isCubic || fitsCurve(all, 2);
  });
};

const isPrime = (n: number) => n > 1 && numbers(2, n - 1).every((divisor) => n % divisor !== 0);
const isPower = (n: number, exponent: number) => numbers(1, n).some((root) => root ** exponent === n);

const KINDS: readonly ((n: number) => boolean)[] = [
  (n) => isPower(n, 2),
  (n) => isPower(n, 3),
  isPrime,
  (n) => n % 13 === 0,
  (n) => n % 17 === 0,
];

/** The options that are alone: all others are of one kind, and they are not. */
function alone(question: Question, kinds: readonly ((text: string) => boolean)[]): number[] {
  return question.options.flatMap((option, index) => {
    const others = question.options.filter((_, at) => at !== index).map(textOf);
    return kinds.some((isOne) => !isOne(textOf(option)) && others.every(isOne)) ? [index] : [];
  });
}

const stepsIn = (text: string) =>
  [...text]
    .slice(1)
    .map((letter, at) => apart(text[at], letter))
    .join(' ');

export const ANALOGY_AND_ODD_ONE_OUT: Solvers = {
  'groups-of-letters': groups,
  'pairs-of-numbers': pairs,
  'number-of-another-kind': (question) =>
    alone(
      question,
      KINDS.map((isOne) => (text) => isOne(Number(text))),
    ),
  'group-of-another-kind': (question) => {
    const steps = question.options.map((option) => stepsIn(textOf(option)));
    return alone(
      question,
      steps.map((own) => (text) => stepsIn(text) === own),
    );
  },
};
