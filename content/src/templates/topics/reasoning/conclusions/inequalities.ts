import { defineTemplate, range, type Setting, type Topic } from '../../../kit/index.js';
import { ANSWER_KEYS, answerMistakes, answerOf, ANSWERS, type Answer } from './answers.js';

type Sign = '>' | '≥' | '=' | '≤' | '<';

/** A chain such as A ≥ B > C = D, by the signs between neighbours. */
type Chain = readonly Sign[];

/** A conclusion about two members of the chain, by their places. */
interface Claim {
  left: number;
  right: number;
  sign: Sign;
}

/** What is certain between two members: the strongest sign on the way, if the way does not turn. */
function certain(chain: Chain, left: number, right: number): Sign | undefined {
  if (left > right) {
    const back = certain(chain, right, left);
    return back && TURNED[back];
  }
  const way = chain.slice(left, right).filter((sign) => sign !== '=');
  const isDown = way.every((sign) => sign === '>' || sign === '≥');
  const isUp = way.every((sign) => sign === '<' || sign === '≤');
  if (way.length === 0) return '=';
  if (isDown) return way.includes('>') ? '>' : '≥';
  if (isUp) return way.includes('<') ? '<' : '≤';
  return undefined;
}

const TURNED: Record<Sign, Sign> = { '>': '<', '≥': '≤', '=': '=', '≤': '≥', '<': '>' };

/** The signs that a certain sign makes true. */
const IMPLIED: Record<Sign, readonly Sign[]> = {
  '>': ['>', '≥'],
  '≥': ['≥'],
  '=': ['=', '≥', '≤'],
  '≤': ['≤'],
  '<': ['<', '≤'],
};

function follows(chain: Chain, { left, right, sign }: Claim): boolean {
  const known = certain(chain, left, right);
  return known !== undefined && IMPLIED[known].includes(sign);
}

const BASIC = ['<', '=', '>'] as const;
const HOLDS_AS: Record<Sign, readonly Sign[]> = {
  '>': ['>'],
  '≥': ['>', '='],
  '=': ['='],
  '≤': ['<', '='],
  '<': ['<'],
};

/** `A > B` and `B < A`, too. */
const saySame = (one: Claim, other: Claim) =>
  (one.left === other.left && one.right === other.right && one.sign === other.sign) ||
  (one.left === other.right && one.right === other.left && one.sign === TURNED[other.sign]);

/** Whether two claims about the same members cover all that is possible between them. */
function isPair(chain: Chain, one: Claim, other: Claim): boolean {
  const isSame = one.left === other.left && one.right === other.right;
  if (!isSame && !(one.left === other.right && one.right === other.left)) return false;
  const known = certain(chain, one.left, one.right);
  const open: readonly Sign[] = known ? HOLDS_AS[known] : BASIC;
  const otherSign = isSame ? other.sign : TURNED[other.sign];
  return open.every((sign) => HOLDS_AS[one.sign].includes(sign) || HOLDS_AS[otherSign].includes(sign));
}

/** Steps between neighbours that a sign allows; several sizes, so that far members can have any order. */
const STEPS: Record<Sign, readonly number[]> = {
  '>': [-1, -2, -5],
  '≥': [0, -1, -2, -5],
  '=': [0],
  '≤': [0, 1, 2, 5],
  '<': [1, 2, 5],
};

/** Numbers for the members that make the chain true. */
const examplesOf = (chain: Chain): number[][] =>
  chain.reduce<number[][]>(
    (rows, sign) => rows.flatMap((row) => STEPS[sign].map((step) => [...row, (row.at(-1) ?? 0) + step])),
    [[0]],
  );

const isMet = ({ left, right, sign }: Claim, values: readonly number[]) => {
  const gap = (values[left] ?? 0) - (values[right] ?? 0);
  const basic = BASIC[Math.sign(gap) + 1];
  return basic !== undefined && HOLDS_AS[sign].includes(basic);
};

interface Case {
  chain: Chain;
  conclusions: readonly [Claim, Claim];
}

const DOWN: readonly Sign[] = ['>', '≥', '='];
const UP: readonly Sign[] = ['<', '≤', '='];
const SIGNS: readonly Sign[] = ['>', '<', '=', '≥', '≤'];

/** Chains with so many signs. @param mayTurn whether the direction may change in the middle */
function chainsOf(length: number, mayTurn: boolean): Chain[] {
  if (length === 0) return [[]];
  const all = chainsOf(length - 1, mayTurn).flatMap((chain) => SIGNS.map((sign): Chain => [...chain, sign]));
  if (mayTurn) return all;
  return all.filter((chain) => [DOWN, UP].some((signs) => chain.every((sign) => signs.includes(sign))));
}

/** Enough for all papers. */
const MOST_CASES = 1500;

function casesOf(length: number, mayTurn: boolean): Record<Answer, Case[]> {
  const cases: Record<Answer, Case[]> = { first: [], second: [], both: [], neither: [], either: [] };
  const places = range(0, length);
  const claims = places.flatMap((left) =>
    places.flatMap((right) =>
      Math.abs(left - right) < 2 ? [] : SIGNS.slice(0, 4).map((sign): Claim => ({ left, right, sign })),
    ),
  );
  const chains = chainsOf(length, mayTurn).filter(
    (chain) => chain.filter((sign) => sign === '=').length <= 1,
  );
  for (const [index, chain] of chains.entries()) {
    const examples = examplesOf(chain);
    for (const [start, one] of claims.entries()) {
      // Every other one keeps the list short and mixed.
      for (const other of claims.filter(
        (_, place) => (place + start + index) % 7 === 0 || isPair(chain, one, claims[place] ?? one),
      )) {
        if (saySame(one, other)) continue;
        const answer = answerOf(follows(chain, one), follows(chain, other), isPair(chain, one, other));
        if (cases[answer].length >= MOST_CASES) continue;
        // Two claims about different members that cannot both be false would be a trap.
        if (answer === 'neither' && !examples.some((row) => !isMet(one, row) && !isMet(other, row))) continue;
        cases[answer].push({ chain, conclusions: [one, other] });
      }
    }
  }
  return cases;
}

const LETTERS = [
  'PQRSTU',
  'ABCDEF',
  'KLMNOP',
  'JKLMNT',
  'DEFGHJ',
  'WXYZTV',
  'BDGKMR',
  'EHLPSV',
  'CFJNQT',
  'AGLRVZ',
] as const;

interface Parameters {
  answer: Answer;
  place: number;
  letters: string;
  turn: number;
}

/** Letters of the members; the turn makes other names of the same list. */
const namesOf = ({ letters, turn }: Parameters) =>
  [...letters].map((_, index) => letters.charAt((index + turn) % letters.length));

const chainText = (chain: Chain, names: readonly string[]) =>
  chain.reduce((text, sign, index) => `${text} ${sign} ${names[index + 1] ?? ''}`, names[0] ?? '');

const claimText = ({ left, right, sign }: Claim, names: readonly string[]) =>
  `${names[left] ?? ''} ${sign} ${names[right] ?? ''}`;

const WORDS: Record<Sign, string> = {
  '>': 'is greater than',
  '≥': 'is greater than or equal to',
  '=': 'is equal to',
  '≤': 'is less than or equal to',
  '<': 'is less than',
};

function explain({ chain, conclusions }: Case, names: readonly string[], right: Answer): string {
  const lines = conclusions.map((claim, index) => {
    const { left, right: end } = claim;
    const known = certain(chain, left, end);
    const about = `between ${names[left] ?? ''} and ${names[end] ?? ''}`;
    const name = `Conclusion ${index === 0 ? 'I' : 'II'}`;
    if (known === undefined) return `${name}: the signs ${about} point both ways, so nothing is certain.`;
    const fact = `${names[left] ?? ''} ${WORDS[known]} ${names[end] ?? ''}`;
    const isTrue = follows(chain, claim);
    return `${name}: the signs ${about} say that ${fact}, so it ${isTrue ? 'follows' : 'does not follow'}.`;
  });
  return `${lines.join(' ')}${right === 'either' ? ' One of the two must hold.' : ''} ${ANSWERS[right]}.`;
}

interface Kind {
  id: string;
  level: 'easy' | 'medium' | 'hard';
  length: number;
  mayTurn: boolean;
  answers: readonly Answer[];
  /** How the statements are written: one chain, or two that meet. */
  split?: number;
}

function inequalityTemplate({ id, level, length, mayTurn, answers, split }: Kind) {
  const cases = casesOf(length, mayTurn);
  const caseOf = ({ answer, place }: Parameters) => {
    const list = cases[answer];
    const found = list[(place * 7919) % list.length];
    if (!found) throw new RangeError(`no case with the answer ${answer}`);
    return found;
  };
  const statements = (chain: Chain, names: readonly string[]) => {
    if (split === undefined) return chainText(chain, names);
    const first = chainText(chain.slice(0, split), names);
    return `${first}; ${chainText(chain.slice(split), names.slice(split))}`;
  };
  const write = (intro: string) => (p: Parameters, s: Setting) => {
    const { chain, conclusions } = caseOf(p);
    const names = namesOf(p);
    const [one, other] = conclusions.map((claim) => claimText(claim, names));
    return `${intro.replace('NAME', s.person.name)}\nStatements: ${statements(chain, names)}\nConclusion I: ${one ?? ''}\nConclusion II: ${other ?? ''}`;
  };
  return defineTemplate<Parameters, Answer>({
    id,
    level,
    parameters: { answer: answers, place: range(0, 1999), letters: LETTERS, turn: range(0, 5) },
    solve: ({ answer }) => answer,
    show: (answer) => ANSWERS[answer],
    mistakes: answerMistakes(),
    wordings: [
      write('The letters are numbers. Take the statements as true. Which conclusion follows?'),
      write('For some numbers the statements below are true. Decide which conclusion is certain.'),
      write(
        'NAME compares numbers that have letters as names. The statements are true. What follows from them?',
      ),
    ],
    explain: (p, right) => explain(caseOf(p), namesOf(p), right),
  });
}

export const inequalities: Topic = {
  slug: 'coded-inequalities',
  name: 'Inequalities',
  templates: [
    inequalityTemplate({
      id: 'one-direction',
      level: 'easy',
      length: 3,
      mayTurn: false,
      answers: ['first', 'second', 'both', 'neither'],
    }),
    inequalityTemplate({
      id: 'chain-of-five',
      level: 'medium',
      length: 4,
      mayTurn: true,
      answers: ANSWER_KEYS,
    }),
    inequalityTemplate({
      id: 'two-statements',
      level: 'medium',
      length: 4,
      mayTurn: true,
      answers: ANSWER_KEYS,
      split: 2,
    }),
    inequalityTemplate({
      id: 'two-long-statements',
      level: 'hard',
      length: 5,
      mayTurn: true,
      answers: ANSWER_KEYS,
      split: 3,
    }),
  ],
};
