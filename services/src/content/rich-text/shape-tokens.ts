import type { Token } from 'markdown-it';
import { FORMULAS_PER_TEXT } from './limits.js';
import { isExternal, isSafeImage, isSafeLink } from './safe-addresses.js';
import { FORMULA } from './formula-rule.js';

const attribute = (token: Token, name: string) => String(token.attrGet(name) ?? '');

function asText(token: Token, content: string): Token {
  token.type = 'text';
  token.tag = '';
  token.attrs = null;
  token.children = null;
  token.content = content;
  return token;
}

/** Opens an external link in a new tab, without a referrer. */
function markExternal(token: Token): Token {
  if (isExternal(attribute(token, 'href'))) {
    token.attrSet('rel', 'noopener noreferrer');
    token.attrSet('target', '_blank');
  }
  return token;
}

function loadLazily(token: Token): Token {
  token.attrSet('loading', 'lazy');
  token.attrSet('decoding', 'async');
  return token;
}

/** Replaces links and pictures with unsafe addresses by their text. Links do not nest. */
export function withSafeAddresses(children: readonly Token[]): Token[] {
  let dropped = false;
  return children.flatMap((token) => {
    switch (token.type) {
      case 'link_open':
        dropped = !isSafeLink(attribute(token, 'href'));
        return dropped ? [] : [markExternal(token)];
      case 'link_close':
        return dropped ? [] : [token];
      case 'image':
        return isSafeImage(attribute(token, 'src')) ? [loadLazily(token)] : [asText(token, token.content)];
      default:
        return [token];
    }
  });
}

/**
 * Converts formulas to MathML. A formula that fails or exceeds the limit shows its source. The parser creates no HTML tokens
 * itself (`html: false`), so these are the only ones.
 */
export async function withMath(
  tokens: readonly Token[],
  render: (formulas: readonly string[]) => Promise<readonly (string | undefined)[]>,
): Promise<void> {
  const formulas = tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === FORMULA);
  if (formulas.length === 0) return;
  const sources = [...new Set(formulas.slice(0, FORMULAS_PER_TEXT).map(({ content }) => content))];
  const rendered = await render(sources);
  const mathmlOf = new Map(sources.map((tex, index) => [tex, rendered[index]]));
  for (const token of formulas) {
    const mathml = mathmlOf.get(token.content);
    if (mathml === undefined) asText(token, `$${token.content}$`);
    else {
      token.type = 'html_inline';
      token.content = mathml;
    }
  }
}

const ALIGNMENT = /text-align:(left|center|right)/;

/** Moves the alignment of cells to a data attribute: the content security policy blocks style attributes. */
export function withPlainCells(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type !== 'th_open' && token.type !== 'td_open') continue;
    const alignment = ALIGNMENT.exec(attribute(token, 'style'))?.[1];
    token.attrs = null;
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    if (alignment !== undefined) token.attrSet('data-align', alignment);
  }
}
