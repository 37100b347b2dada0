/**
 * What an author writes for one question. Either `right` and `wrong` (the options are then mixed), or `options` and
 * `key` when the options have an order of their own (parts of a sentence, "Only I follows" and so on).
 *
 * @typedef {string | { text: string, image: string }} Option
 *
 * @typedef {object} Draft
 * @property {string} ask question text; `$...$` is TeX, a line feed is a line break
 * @property {Option} [right]
 * @property {Option[]} [wrong]
 * @property {Option[]} [options]
 * @property {number} [key] zero-based index into `options`
 * @property {string} why the explanation shown after the test
 * @property {string} topic
 * @property {'easy' | 'medium' | 'hard'} level
 * @property {string} [image] a data: URI
 * @property {Proof} [proof] what a machine needs to work the answer out a second time; not part of the bank
 *
 * @typedef {{ rule: string } & Record<string, any>} Proof
 */

/**
 * The first `count` candidates that differ from the answer and from one another.
 * @param {string} right
 * @param {string[]} candidates wrong answers, the most tempting slip first
 * @param {number} count wrong options needed
 * @returns {string[]}
 * @throws {Error} when the candidates do not suffice: the author must then think of better slips
 */
export function distractors(right, candidates, count) {
  const distinct = [...new Set(candidates)].filter((candidate) => candidate !== right);
  if (distinct.length < count) throw new Error(`Only ${distinct.length} wrong options beside "${right}"`);
  return distinct.slice(0, count);
}
