import type { Question } from '@mockingbird/contracts';
import type { Entry } from '../bank.js';
import { checkKey } from '../checks/key.js';

type Random = (below: number) => number;

/** A question with a fault. */
export interface Planted {
  question: Question;
  /** Swaps in it that were tried before and are no faults: the answer stays the same. */
  passedOver: number;
}

/** Changes a question so that it is wrong. Without a question it has nothing of the kind. */
export type Plant = (entry: Entry, random: Random) => Partial<Planted>;

const flipKey: Plant = ({ question }, random) => {
  const count = question.options.length;
  const correctAnswer = (question.correctAnswer + 1 + random(count - 1)) % count;
  return { question: { ...question, correctAnswer } };
};

function replaceAt(text: string, { index = 0, 0: old }: RegExpMatchArray, by: string): string {
  return text.slice(0, index) + by + text.slice(index + old.length);
}

function swapAt(text: string, one: RegExpMatchArray, other: RegExpMatchArray): string {
  const [left, right] = (one.index ?? 0) < (other.index ?? 0) ? [one, other] : [other, one];
  return replaceAt(replaceAt(text, right, left[0]), left, right[0]);
}

/** Numbers beside an equals sign: a change of one is a wrong equality wherever no side has a letter. */
const SIDE = /(?<== )\d+(?:\.\d+)?(?=$|\$| =| \\)|(?<=\$)\d+(?:\.\d+)?(?= [-+] \d+ =)/g;

/** Where the formula around an index begins and ends. */
function formulaAround(text: string, index: number): { start: number; end: number } {
  const end = text.indexOf('$', index);
  return { start: text.lastIndexOf('$', index - 1) + 1, end: end < 0 ? text.length : end };
}

function sidesOf(explanation: string): RegExpExecArray[] {
  return [...explanation.matchAll(SIDE)].filter(({ index }) => {
    const before = explanation.slice(formulaAround(explanation, index).start, index);
    const [sameSide = ''] = /^[^$=]*/.exec(explanation.slice(index)) ?? [];
    const formula = before + sameSide;
    return !/(?<!\\[a-z]*)[a-z](?![a-z]*\{)/i.test(formula.replace(/\\[a-z]+/gi, ''));
  });
}

const changeExplanation: Plant = ({ question }, random) => {
  const { explanation = '' } = question;
  const sides = sidesOf(explanation);
  const side = sides[random(sides.length)];
  if (!side) return {};
  const changed = replaceAt(explanation, side, String(Number(side[0]) + 1 + random(9)));
  return { question: { ...question, explanation: changed } };
};

const NUMBER = /\d+(?:,\d{2,3})*(?:\.\d+)?/g;
const numbersIn = (text: string) => [...text.matchAll(NUMBER)];

/** One side of an equality and a number outside its formula: the other side stays, so the equality is false. */
const swapInExplanation: Plant = ({ question }, random) => {
  const { explanation = '' } = question;
  const pairs = sidesOf(explanation).flatMap((side) => {
    const { start, end } = formulaAround(explanation, side.index);
    return numbersIn(explanation)
      .filter(({ index, 0: number }) => (index < start || index >= end) && Number(number) !== Number(side[0]))
      .map((other) => [side, other] as const);
  });
  const pair = pairs[random(pairs.length)];
  return pair ? { question: { ...question, explanation: swapAt(explanation, ...pair) } } : {};
};

const doubleOption: Plant = ({ question }, random) => {
  const from = random(question.options.length);
  const to = (from + 1 + random(question.options.length - 1)) % question.options.length;
  const options = [...question.options];
  const option = options[from];
  if (option === undefined) return {};
  options[to] = option;
  return { question: { ...question, options } };
};

/** The solver finds the same key, and no other option, for the changed stem: nothing is wrong with it. */
const hasSameAnswer = (entry: Entry, question: Question) => checkKey({ ...entry, question }).length === 0;

const swapInStem: Plant = (entry, random) => {
  const text = entry.question.questionText;
  const numbers = numbersIn(text);
  const pairs = numbers.flatMap((one, index) =>
    numbers.slice(index + 1).flatMap((other) => (one[0] === other[0] ? [] : [[one, other] as const])),
  );
  let passedOver = 0;
  while (pairs.length > 0) {
    const [pair] = pairs.splice(random(pairs.length), 1);
    if (!pair) break;
    const question = { ...entry.question, questionText: swapAt(text, ...pair) };
    if (!hasSameAnswer(entry, question)) return { question, passedOver };
    passedOver += 1;
  }
  return { passedOver };
};

export interface Kind {
  name: string;
  plant: Plant;
}

export const KINDS: readonly Kind[] = [
  { name: 'keys flipped', plant: flipKey },
  { name: 'numbers changed in explanations', plant: changeExplanation },
  { name: 'numbers swapped in explanations', plant: swapInExplanation },
  { name: 'options doubled', plant: doubleOption },
  { name: 'numbers swapped in stems', plant: swapInStem },
];
