import type { Question } from '@mockingbird/contracts';

type Random = (below: number) => number;

/** Changes a question so that it is wrong; undefined where it has nothing of the kind. */
export type Plant = (question: Question, random: Random) => Question | undefined;

const flipKey: Plant = (question, random) => {
  const count = question.options.length;
  return { ...question, correctAnswer: (question.correctAnswer + 1 + random(count - 1)) % count };
};

function replaceAt(text: string, { index = 0, 0: old }: RegExpMatchArray, by: string): string {
  return text.slice(0, index) + by + text.slice(index + old.length);
}

/** Numbers beside an equals sign: a change of one is a wrong equality wherever no side has a letter. */
const SIDE = /(?<== )\d+(?:\.\d+)?(?=$|\$| =| \\)|(?<=\$)\d+(?:\.\d+)?(?= [-+] \d+ =)/g;

const changeExplanation: Plant = (question, random) => {
  const { explanation = '' } = question;
  const sides = [...explanation.matchAll(SIDE)].filter(({ index }) => {
    const before = explanation.slice(explanation.lastIndexOf('$', index - 1) + 1, index);
    const [sameSide = ''] = /^[^$=]*/.exec(explanation.slice(index)) ?? [];
    const formula = before + sameSide;
    return !/(?<!\\[a-z]*)[a-z](?![a-z]*\{)/i.test(formula.replace(/\\[a-z]+/gi, ''));
  });
  const side = sides[random(sides.length)];
  if (!side) return undefined;
  return { ...question, explanation: replaceAt(explanation, side, String(Number(side[0]) + 1 + random(9))) };
};

const doubleOption: Plant = (question, random) => {
  const from = random(question.options.length);
  const to = (from + 1 + random(question.options.length - 1)) % question.options.length;
  const options = [...question.options];
  const option = options[from];
  if (option === undefined) return undefined;
  options[to] = option;
  return { ...question, options };
};

const NUMBER = /\d+(?:,\d{2,3})*(?:\.\d+)?/g;

const swapNumbers: Plant = (question, random) => {
  const text = question.questionText;
  const numbers = [...text.matchAll(NUMBER)];
  const first = numbers[random(numbers.length)];
  const others = numbers.filter((other) => other[0] !== first?.[0]);
  const second = others[random(others.length)];
  if (!first || !second) return undefined;
  const [left, right] = first.index < second.index ? [first, second] : [second, first];
  return { ...question, questionText: replaceAt(replaceAt(text, right, left[0]), left, right[0]) };
};

export interface Kind {
  name: string;
  plant: Plant;
  /** A swap may change nothing: two discounts in a row give the same in either order. */
  allFound: boolean;
}

export const KINDS: readonly Kind[] = [
  { name: 'keys flipped', plant: flipKey, allFound: true },
  { name: 'numbers changed in explanations', plant: changeExplanation, allFound: true },
  { name: 'options doubled', plant: doubleOption, allFound: true },
  { name: 'numbers swapped in stems', plant: swapNumbers, allFound: false },
];
