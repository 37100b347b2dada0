import { defineTemplate, range, type Topic } from '../../kit/index.js';
import { Random } from '../../kit/random.js';

const SEEDS = range(1, 3000);

/** A rule that makes one number of another. */
interface Rule {
  /** With n for the number: "n squared plus 1". */
  text: string;
  make: (n: number) => number;
}

const constants = [-4, -3, -2, -1, 1, 2, 3, 4, 5];
const signed = (by: number) => (by > 0 ? `plus ${by}` : `minus ${-by}`);

const RULES: readonly Rule[] = [
  ...constants.map((by) => ({ text: `n squared, ${signed(by)}`, make: (n: number) => n * n + by })),
  ...constants.map((by) => ({ text: `n cubed, ${signed(by)}`, make: (n: number) => n ** 3 + by })),
  { text: 'n times the next whole number', make: (n) => n * (n + 1) },
  { text: 'n squared plus n, plus 1', make: (n) => n * n + n + 1 },
  { text: 'twice n squared', make: (n) => 2 * n * n },
  { text: 'twice n squared, minus 1', make: (n) => 2 * n * n - 1 },
  { text: 'n squared minus n', make: (n) => n * n - n },
];

const ruleAt = (index: number): Rule => RULES[index] ?? { text: '', make: (n) => n };

interface Pairs {
  rule: number;
  seed: number;
}

const firstNumbers = (seed: number) => new Random(`pairs ${seed}`).shuffled(range(2, 12)).slice(0, 4);
const pairText = (rule: Rule, n: number) => `${n} : ${rule.make(n)}`;

/** What a curve of the second degree through the first three pairs gives for the fourth number. */
function onOneCurve({ rule, seed }: Pairs): string {
  const [a = 0, b = 0, c = 0, fourth = 0] = firstNumbers(seed);
  const parts = [a, b, c].map((own) =>
    [a, b, c].reduce(
      (part, other) => (other === own ? part : (part * (fourth - other)) / (own - other)),
      ruleAt(rule).make(own),
    ),
  );
  return String(Math.round(parts.reduce((total, part) => total + part, 0)));
}

/** The square or cube itself, or a number near those that the rule makes. */
function wrongNumber({ rule, seed }: Pairs, by: number): string | undefined {
  const n = firstNumbers(seed)[3] ?? 0;
  if (by !== 0) return String(ruleAt(rule).make(n + Math.sign(by)) + by - Math.sign(by));
  if (rule < constants.length) return String(n * n);
  return rule < 2 * constants.length ? String(n ** 3) : undefined;
}

const pairsOfNumbers = defineTemplate<Pairs, string>({
  id: 'pairs-of-numbers',
  level: 'medium',
  parameters: { rule: range(0, RULES.length - 1), seed: SEEDS },
  isSensible: ({ rule, seed }) =>
    firstNumbers(seed).every((n) => ruleAt(rule).make(n) < 1500 && ruleAt(rule).make(n) > 0),
  solve: ({ rule, seed }) => String(ruleAt(rule).make(firstNumbers(seed)[3] ?? 0)),
  show: (text) => text,
  mistakes: [0, 1, -1, 2, -2, 3, -3].map((by) => ({
    text:
      by === 0
        ? 'You only used the square or the cube.'
        : 'This number does not fit the rule of the other pairs.',
    value: (p) => {
      const wrong = wrongNumber(p, by);
      return wrong === onOneCurve(p) ? undefined : wrong;
    },
  })),
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `In each pair the second number comes from the first by the same rule.\n${examples(p)}\nWhich number belongs in the place of the question mark?`,
    (p) =>
      `${examples(p)}\nEach second number is made of the first in the same way. Find the missing number.`,
    (p, { person }) =>
      `${person.name} writes pairs of numbers by one rule:\n${examples(p)}\nWhat is the missing number?`,
  ],
  explain: ({ rule, seed }, right) =>
    `With n for the first number, the second is ${ruleAt(rule).text}. For ${firstNumbers(seed)[3] ?? 0} this gives ${right}.`,
});

function examples({ rule, seed }: Pairs): string {
  const numbers = firstNumbers(seed);
  const known = numbers.slice(0, 3).map((n) => pairText(ruleAt(rule), n));
  return `${known.join(', ')}, ${numbers[3] ?? 0} : ?`;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letterAt = (index: number) => ALPHABET[((index % 26) + 26) % 26] ?? '';
const moved = (group: string, steps: readonly number[]) =>
  [...group].map((letter, index) => letterAt(ALPHABET.indexOf(letter) + (steps[index] ?? 0))).join('');

interface Groups {
  seed: number;
  steps: readonly [number, number, number];
}

const STEPS = [-4, -3, -2, -1, 1, 2, 3, 4, 5].flatMap((one) =>
  [-3, -2, -1, 1, 2, 3].flatMap((two) =>
    [-4, -2, -1, 1, 2, 4].map((three): readonly [number, number, number] => [one, two, three]),
  ),
);

const groupsOf = (seed: number) => {
  const random = new Random(`groups ${seed}`);
  return [0, 1].map(() =>
    random
      .shuffled([...'EFGHIJKLMNOPQRSTU'])
      .slice(0, 3)
      .join(''),
  );
};

const groupAt = (seed: number, index: number) => groupsOf(seed)[index] ?? '';

const groupsOfLetters = defineTemplate<Groups, string>({
  id: 'groups-of-letters',
  level: 'easy',
  parameters: { seed: SEEDS, steps: STEPS },
  solve: ({ seed, steps }) => moved(groupAt(seed, 1), steps),
  show: (text) => text,
  mistakes: [
    {
      text: 'You moved the letters in the wrong direction.',
      change: (s: readonly number[]) => s.map((step) => -step),
    },
    {
      text: 'The first letter is moved by another number of places.',
      change: ([a = 0, b = 0, c = 0]: readonly number[]) => [a + 1, b, c],
    },
    {
      text: 'The second letter is moved by another number of places.',
      change: ([a = 0, b = 0, c = 0]: readonly number[]) => [a, b - 1, c],
    },
    {
      text: 'The last letter is moved by another number of places.',
      change: ([a = 0, b = 0, c = 0]: readonly number[]) => [a, b, c + 1],
    },
    {
      text: 'You took the steps in the opposite order of the letters.',
      change: (s: readonly number[]) => [...s].reverse(),
    },
    {
      text: 'The last letter is one place too far back.',
      change: ([a = 0, b = 0, c = 0]: readonly number[]) => [a, b, c - 1],
    },
  ].map(({ text, change }) => ({
    text,
    value: ({ seed, steps }: Groups) => moved(groupAt(seed, 1), change(steps)),
  })),
  wordings: [
    (p) =>
      `${groupAt(p.seed, 0)} is to ${moved(groupAt(p.seed, 0), p.steps)} as ${groupAt(p.seed, 1)} is to which group?`,
    (p) =>
      `${groupAt(p.seed, 0)} : ${moved(groupAt(p.seed, 0), p.steps)} :: ${groupAt(p.seed, 1)} : ?\nWhich group of letters is missing?`,
    (p, { person }) =>
      `${person.name} changes ${groupAt(p.seed, 0)} to ${moved(groupAt(p.seed, 0), p.steps)}. What does ${groupAt(p.seed, 1)} become in the same way?`,
  ],
  explain: ({ steps }, right) =>
    `The letters move by ${steps.map((step) => `${Math.abs(step)} ${step > 0 ? 'forward' : 'back'}`).join(', ')}, in this order. So the group is ${right}.`,
});

/** Numbers of one kind, and one that is of none of the kinds. */
interface Odd {
  kind: number;
  seed: number;
}

const isPrime = (n: number) =>
  n > 1 && range(2, Math.floor(Math.sqrt(n))).every((divisor) => n % divisor !== 0);

const KINDS = [
  { name: 'a square', isOne: (n: number) => Number.isInteger(Math.sqrt(n)) },
  { name: 'a cube', isOne: (n: number) => Number.isInteger(Math.round(Math.cbrt(n) * 1e9) / 1e9) },
  { name: 'a prime number', isOne: isPrime },
  { name: 'a multiple of 13', isOne: (n: number) => n % 13 === 0 },
  { name: 'a multiple of 17', isOne: (n: number) => n % 17 === 0 },
] as const;

const NUMBERS = range(20, 999);
const members = KINDS.map(({ isOne }) => NUMBERS.filter(isOne));
const STRANGERS = NUMBERS.filter((n) => KINDS.every(({ isOne }) => !isOne(n)));

function oddNumbers({ kind, seed }: Odd): { odd: string; others: string[] } {
  const random = new Random(`odd ${kind} ${seed}`);
  const others = random.shuffled(members[kind] ?? []).slice(0, 4);
  const near = STRANGERS.filter((n) => others.some((other) => Math.abs(n - other) <= 12) && n !== 1);
  return { odd: String(random.pick(near)), others: others.map(String) };
}

const numberOfAnotherKind = defineTemplate<Odd, string>({
  id: 'number-of-another-kind',
  level: 'easy',
  parameters: { kind: range(0, KINDS.length - 1), seed: SEEDS },
  isSensible: ({ kind }) => (members[kind] ?? []).length >= 4,
  solve: (p) => oddNumbers(p).odd,
  show: (text) => text,
  mistakes: range(0, 3).map((index) => ({
    text: 'This number is of the same kind as the others.',
    value: (p) => oddNumbers(p).others[index],
  })),
  wordings: [
    () =>
      'All numbers but one are squares, or cubes, or primes, or multiples of 13, or multiples of 17. Which one is of another kind?',
    () =>
      'The numbers below are of one kind, except for one: squares, cubes, primes, multiples of 13 or multiples of 17. Find the exception.',
    (_, { person }) =>
      `${person.name} wrote numbers of one kind (squares, cubes, primes, multiples of 13 or of 17) and one that is not. Which one is not of this kind?`,
  ],
  explain: (p, right) => `Each of the others is ${KINDS[p.kind]?.name ?? ''}; ${right} is not.`,
});

/** Groups with the same steps inside, and one with other steps. */
interface OddGroup {
  first: number;
  second: number;
  seed: number;
}

const inside = (start: number, { first, second }: Pick<OddGroup, 'first' | 'second'>) =>
  letterAt(start) + letterAt(start + first) + letterAt(start + first + second);

function oddGroups(p: OddGroup): { odd: string; others: string[] } {
  const random = new Random(`odd group ${p.seed} ${p.first} ${p.second}`);
  const starts = random.shuffled(range(0, 25));
  const [last = 0, ...rest] = starts;
  const change = random.pick([-1, 1]);
  return {
    odd: inside(last, { first: p.first, second: p.second + change }),
    others: rest.slice(0, 4).map((start) => inside(start, p)),
  };
}

const groupOfAnotherKind = defineTemplate<OddGroup, string>({
  id: 'group-of-another-kind',
  level: 'medium',
  parameters: { first: [2, 3, 4, 5], second: [3, 4, 5, 6], seed: SEEDS },
  solve: (p) => oddGroups(p).odd,
  show: (text) => text,
  mistakes: range(0, 3).map((index) => ({
    text: 'In this group the letters follow one another with the same steps as in the others.',
    value: (p) => oddGroups(p).others[index],
  })),
  wordings: [
    () =>
      'In all groups but one the letters follow one another with the same steps; A follows Z. Which group is different?',
    () =>
      'Find the group whose letters follow one another with other steps than in all the others. A follows Z.',
    (_, { person }) =>
      `${person.name} made groups of letters with the same steps from letter to letter, A after Z, and one mistake. Which group has the mistake?`,
  ],
  explain: (p, right) =>
    `In the others the steps are ${p.first} and ${p.second} places forward. In ${right} the second step is different.`,
});

export const analogies: Topic = {
  slug: 'analogy-and-odd-one-out',
  name: 'Analogies and odd ones out',
  templates: [groupsOfLetters, pairsOfNumbers, numberOfAnotherKind, groupOfAnotherKind],
};
