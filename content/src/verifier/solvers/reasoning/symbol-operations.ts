import type { Question } from '@mockingbird/contracts';
import {
  equalTo,
  evaluate,
  ReadingError,
  same,
  textOf,
  type Fraction,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';

const TEX: Readonly<Record<string, string>> = { '+': '+', '−': '-', '×': '\\times', '÷': '\\div' };

/** The value of a text such as `12 ÷ 4 + 5`; undefined where it has none. */
function valueOf(text: string): Fraction | undefined {
  try {
    return evaluate(text.replace(/[+−×÷]/g, (sign) => TEX[sign] ?? sign)).exact;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The last line, `left = right`. */
function sidesOf({ questionText }: Question): { left: string; right: Fraction } {
  const [left, result] = (questionText.split('\n').at(-1) ?? '').split(' = ');
  const right = valueOf(result ?? '');
  if (!left || !right) throw new ReadingError('expected an equation');
  return { left, right };
}

/** Exchanges what an option names, everywhere on the left side. */
function exchanging(split: RegExp): Solver {
  return (question) => {
    const { left, right } = sidesOf(question);
    return question.options.flatMap((option, index) => {
      const [one = '', other = ''] = textOf(option).split(' and ');
      const changed = left
        .split(split)
        .map((part) => (part === one ? other : part === other ? one : part))
        .join('');
      const value = valueOf(changed);
      return value && same(value, right) ? [index] : [];
    });
  };
}

export const SYMBOL_OPERATIONS: Solvers = {
  'signs-with-other-meanings': equalTo((question) => {
    const meanings = new Map(
      [...question.questionText.matchAll(/([+−×÷]) means ([+−×÷])/g)].map(([, sign = '', means = '']) => [
        sign,
        means,
      ]),
    );
    const expression = /\d+(?: [+−×÷] \d+){2,}/.exec(question.questionText)?.[0];
    if (meanings.size !== 4 || expression === undefined)
      throw new ReadingError('expected four signs and an expression');
    const value = valueOf(expression.replace(/[+−×÷]/g, (sign) => meanings.get(sign) ?? sign));
    if (!value) throw new ReadingError('the expression has no value');
    return value;
  }),
  'two-signs-change-places': exchanging(/(?<= )|(?= )/),
  'two-numbers-change-places': exchanging(/(?<= )|(?= )/),
};
