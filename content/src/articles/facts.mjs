import { citation, factLine } from '../facts/fact-lines.mjs';
import { findFact } from '../facts/read-facts.mjs';
import { mapping } from './front-matter.mjs';

/** A fact as a separate paragraph. It is a part of the text around it, not a block. */
const PARAGRAPH = /^::: fact\n(?<fields>.*?\n):::$/gms;
/** A part of a fact inside of a sentence, such as `{{fact ssc-gd.paper.source}}`. */
const INLINE = /\{\{fact (?<subject>[a-z0-9-]+)\.(?<key>[a-z0-9-]+)\.(?<part>\w+)\}\}/g;
const STRAY = /\{\{ *fact[^}]*\}*/;

/** In a text a dollar sign would begin a formula. */
const withDollars = (text) => text.replaceAll('$', String.raw`\$`);

/** What a text may take from a fact inside of a sentence. */
const PARTS = {
  source: citation,
  statement: ({ statement }) => statement,
  value: ({ value }) => String(value),
};

function partOf({ subject, key, part }) {
  const print = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
  if (print === undefined)
    throw new Error(`A fact has no "${part}" to print, only ${Object.keys(PARTS).join(', ')}`);
  return withDollars(print(findFact(subject, key)));
}

/**
 * Replaces each block `::: fact` by the statement of the fact, its source and the day of its check.
 * @param {string} text
 * @returns {string} Markdown
 * @throws {Error} when there is no such fact
 */
export const withFactParagraphs = (text) =>
  text.replace(PARAGRAPH, (...found) => {
    const { subject, key } = mapping(found.at(-1).fields);
    return withDollars(factLine(findFact(String(subject), key)));
  });

/**
 * Replaces each `{{fact subject.key.part}}` by that part of the fact.
 * @param {string} text
 * @returns {string} Markdown
 * @throws {Error} when there is no such fact or part, or when a reference is not written like that
 */
export function withInlineFacts(text) {
  const replaced = text.replace(INLINE, (...found) => partOf(found.at(-1)));
  refuseInlineFacts(replaced);
  return replaced;
}

/** @throws {Error} when the text holds a reference that nothing has replaced */
export function refuseInlineFacts(text) {
  const stray = STRAY.exec(text);
  if (stray !== null)
    throw new Error(`Expected {{fact subject.key.part}}, outside of quotes and pictures: ${stray[0]}`);
}
