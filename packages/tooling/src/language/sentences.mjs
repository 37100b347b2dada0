import ts from 'typescript';

/** A sentence ends at one of these before a blank or the end, not after an abbreviation or a number of a list. */
const END = /(?<!\b(?:e\.g|i\.e|etc|cf|vs|no))[.!?](?=\s|$)/i;

/** @param {string} text */
const isProse = (text) => /\s/.test(text) && /[a-z]{2}/i.test(text);

/**
 * Words as a reader counts them: code and links count as one.
 * @param {string} sentence
 */
const countWords = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * @param {string} text a paragraph
 * @returns {{ text: string, words: number }[]}
 */
export const sentencesIn = (text) =>
  text
    .split(END)
    .filter(isProse)
    .map((sentence) => ({ text: sentence.trim(), words: countWords(sentence) }));

/**
 * Paragraphs and list entries of a document. Headings, tables, code and quotations are not sentences.
 * @param {string} markdown
 * @returns {string[]}
 */
export function paragraphsOf(markdown) {
  const text = markdown
    .replaceAll(/^---\n[^]*?\n---\n/g, '')
    .replaceAll(/^(```|~~~)[^]*?^\1/gm, '')
    .replaceAll(/^\s*(?:#|\||>|!\[).*$/gm, '')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .map((part) =>
      part
        .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** @param {string} comment */
const cleanBlock = (comment) =>
  comment
    .replace(/^\/\*+/, '')
    .replace(/\*+\/$/, '')
    .replaceAll(/^\s*\*\s?/gm, '')
    // As in documents, a table has no sentences and a list entry is a text.
    .replaceAll(/^\s*\|.*$/gm, '')
    .replaceAll(/\n\s*-\s/g, '\n\n')
    // Each tag begins a text of its own; types and names of parameters are no words of it.
    .replaceAll(/@\w+(?:\s+\{[^}]*\})?/g, '\n\n')
    .replaceAll(/`[^`]*`/g, 'code');

/**
 * Comments of a source file, directives to tools left out. Line comments below each other are one text.
 * @param {string} file its name decides how it is parsed
 * @param {string} source
 * @returns {string[]} paragraphs
 */
export function commentsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {Map<number, ts.CommentRange>} */
  const ranges = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    /** @param {ts.CommentRange} range */
    const add = ({ pos, end, kind }) => ranges.set(pos, { pos, end, kind });
    for (const each of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []) add(each);
    for (const each of ts.getTrailingCommentRanges(source, node.getEnd()) ?? []) add(each);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  visit(tree.endOfFileToken);
  /** @type {string[]} */
  const texts = [];
  let lastEnd = -1;
  for (const { pos, end, kind } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const comment = source.slice(pos, end);
    if (kind === ts.SyntaxKind.MultiLineCommentTrivia) {
      texts.push(...cleanBlock(comment).split(/\n\s*\n/));
      lastEnd = -1;
      continue;
    }
    const line = comment.replace(/^\/\/+\s?/, '').replaceAll(/`[^`]*`/g, 'code');
    const isAlone = /(?:^|\n)[ \t]*$/.test(source.slice(0, pos));
    const follows = isAlone && lastEnd >= 0 && /^[ \t]*\n[ \t]*$/.test(source.slice(lastEnd, pos));
    if (follows) texts.push(`${texts.pop()} ${line}`);
    else texts.push(line);
    lastEnd = isAlone ? end : -1;
  }
  return texts
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !/^(?:eslint-|@ts-|prettier-|webpack|\/ <)/.test(text));
}
