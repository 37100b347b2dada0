/**
 * What an author writes for one question. Either `right` and `wrong` (the options are then shuffled), or `options` and
 * `key` in a fixed order (parts of a sentence, "Only I follows" and so on).
 *
 * @typedef {import('../../index.mjs').Option} Option
 *
 * @typedef {object} Draft
 * @property {string} ask question text; `$...$` is TeX, a line feed is a line break
 * @property {Option} [right]
 * @property {Option[]} [wrong] the most tempting first; a test takes as many as its option count needs
 * @property {Option[]} [options]
 * @property {number} [key] zero-based index into `options`
 * @property {string} why the explanation shown after the test
 * @property {string} topic
 * @property {'easy' | 'medium' | 'hard'} level
 * @property {(string | undefined)[]} [mistakes] why each wrong option is tempting, in the order of `wrong` or of
 * `options`
 * @property {string} [image] a data: URI
 * @property {string} [passage] what several questions share: text and tables, as in Markdown
 * @property {string} [passageImage] a data: URI
 * @property {string} [law] key of the fact in `facts/law-<state>.yaml` that decides the question; its section is cited
 * @property {{ name: string, address: string }} [source] what says so, where no law does: needed on awareness and science
 * @property {Proof} [proof] what a machine needs to work the answer out a second time; not part of the bank
 *
 * @typedef {{ rule: string } & Record<string, unknown>} Proof
 *
 * @typedef {{ questionId: string, proof: Proof }} QuestionProof
 */

export {};
