import type { Heading } from '@mockingbird/contracts';
import MarkdownIt, { type Token } from 'markdown-it';
import { isSafeImage, isSafeLink } from './safe-addresses.js';
import { FORMULA, addFormulaRule } from './formula-rule.js';
import type { HeadingIds } from './heading-ids.js';
import { withMath, withPlainCells, withSafeAddresses } from './shape-tokens.js';

/** The entry's title is the first-level heading of the page. */
const HIGHEST_LEVEL = 2;

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).use(addFormulaRule);
markdown.validateLink = (address) => isSafeLink(address) || isSafeImage(address);

const code = (content: string) => `<pre><code>${markdown.utils.escapeHtml(content)}</code></pre>\n`;
// Without the language of the fence, which would become a class.
markdown.renderer.rules.fence = (tokens, index) => code(tokens[index]?.content ?? '');
markdown.renderer.rules.code_block = markdown.renderer.rules.fence;

const TEXT_TYPES = new Set(['text', 'code_inline', FORMULA, 'image']);

/** @returns the plain text of a heading */
function textOf(inline: Token | undefined): string {
  return (inline?.children ?? [])
    .map(({ type, content }) => (TEXT_TYPES.has(type) ? content : /break$/.test(type) ? ' ' : ''))
    .join('')
    .trim();
}

function addHeadingIds(tokens: readonly Token[], ids: HeadingIds): Heading[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return [];
    const level = Math.max(HIGHEST_LEVEL, Number(token.tag.slice(1)));
    token.tag = `h${level}`;
    if (token.type === 'heading_close') return [];
    const text = textOf(tokens[index + 1]);
    const id = ids.idFor(text);
    token.attrSet('id', id);
    return [{ level, id, text }];
  });
}

export interface RenderedText {
  /** Safe to insert: HTML in the source becomes text. */
  html: string;
  /** In order of appearance. */
  headings: Heading[];
}

/**
 * @param body Markdown; raw HTML in it is text
 * @param ids shared by all blocks of the entry, so that heading ids are unique
 * @param render converts formulas to MathML
 */
export async function renderMarkdown(
  body: string,
  ids: HeadingIds,
  render: (formulas: readonly string[]) => Promise<readonly (string | undefined)[]>,
): Promise<RenderedText> {
  const env = {};
  const tokens = markdown.parse(body, env);
  const headings = addHeadingIds(tokens, ids);
  for (const token of tokens) {
    if (token.children !== null) token.children = withSafeAddresses(token.children);
  }
  await withMath(tokens, render);
  withPlainCells(tokens);
  return { html: markdown.renderer.render(tokens, markdown.options, env), headings };
}
