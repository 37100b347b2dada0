import { exampleOf } from './example.mjs';
import { refuseInlineFacts, withFactParagraphs, withInlineFacts } from './facts.mjs';
import { mapping } from './front-matter.mjs';
import { pictureOf } from './pictures.mjs';

/** A block other than text: its kind, its fields, and the closing mark, each on separate lines. */
const SPECIAL = /^::: (?<kind>\w+)\n(?<fields>.*?\n):::$/ms;
const STRAY = /^:::/m;

/** An example is a part of the text around it, not a block. */
const EXAMPLE = /^::: example\n(?<fields>.*?\n):::$/gms;
const withExamples = (body) => body.replace(EXAMPLE, (...found) => exampleOf(mapping(found.at(-1).fields)));

/** The fields of each kind. */
const KINDS = {
  quote: ({ title, body }) => ({ kind: 'quote', title, body }),
  media: ({ picture, alternativeText, caption }, pictures) => ({
    kind: 'media',
    file: { url: pictureOf(pictures, picture), alternativeText, caption },
  }),
};

function textBlocks(text) {
  if (STRAY.test(text)) throw new Error('A block is opened with "::: kind" and closed with ":::"');
  const body = withInlineFacts(text).trim();
  return body === '' ? [] : [{ kind: 'richText', body }];
}

/**
 * Splits a text into its blocks.
 * @param {string} text Markdown with quotes, pictures, worked examples and facts between lines of `:::`
 * @param {ReadonlyMap<string, string>} pictures
 * @returns {object[]} unvalidated blocks
 * @throws {Error} for an unknown kind, an unknown picture, an unknown fact, or a block that is not closed
 */
export function blocksOf(text, pictures) {
  const body = withFactParagraphs(withExamples(text));
  const found = SPECIAL.exec(body);
  if (found === null) return textBlocks(body);
  const { kind, fields } = found.groups;
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (make === undefined) throw new Error(`There are no blocks of the kind ${kind}`);
  refuseInlineFacts(fields);
  return [
    ...textBlocks(body.slice(0, found.index)),
    make(mapping(fields), pictures),
    ...blocksOf(body.slice(found.index + found[0].length), pictures),
  ];
}
