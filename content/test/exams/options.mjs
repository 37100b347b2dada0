/**
 * A solver works a question out again, by another way than its author, and names every option that is right.
 * Its questions have options of plain text.
 * @typedef {(proof: Record<string, unknown>, question?: import('../../src/index.mjs').Question) => number[]} Solver
 */

const TOLERANCE = 1e-6;

export const near = (a, b) => Math.abs(a - b) < TOLERANCE;

/** The number in an option such as "₹1,25,000", "12.5%" or "27th". */
export const numberIn = (text) => Number(text.replace(/[^0-9.-]/g, ''));

/** The indexes of the options for which a test holds. */
export const where = (options, holds) =>
  options.flatMap((option, index) => (holds(option, index) ? [index] : []));

/**
 * A solver that puts the number of every option into the conditions of the question.
 * @param {(value: number, proof: Record<string, *>) => boolean} holds
 * @returns {Solver}
 */
export const byNumber = (holds) => (proof, question) =>
  where(question.options, (option) => holds(numberIn(option), proof));

/** Every order of some items. */
export function permutations(items) {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((others) => [item, ...others]),
  );
}

/** Every choice of `size` of some items. */
export function choices(items, size) {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), size - 1).map((others) => [item, ...others]),
  );
}

const APPLY = { '*': (a, b) => a * b, '/': (a, b) => a / b, '+': (a, b) => a + b, '-': (a, b) => a - b };

/** Value of tokens such as ['48', '+', '12', '*', '7'] by the usual order of operations. */
export function evaluate(tokens) {
  const pass = (list, signs) => {
    const at = list.findIndex((token) => signs.includes(token));
    if (at < 0) return list;
    const value = APPLY[list[at]](Number(list[at - 1]), Number(list[at + 1]));
    return pass(list.toSpliced(at - 1, 3, value), signs);
  };
  return Number(pass(pass(tokens, ['*', '/']), ['+', '-'])[0]);
}
