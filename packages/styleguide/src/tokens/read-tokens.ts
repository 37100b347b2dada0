/** A custom property of the page and its value in the theme of the moment. */
export interface Token {
  /** With the leading dashes: `--color-paper`. */
  name: string;
  value: string;
}

/** The rules of a style sheet, as far as the browser shows them. */
export function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A browser hides the rules of sheets from other sites, such as those of an extension.
    return [];
  }
}

const isRoot = (rule: CSSRule): rule is CSSStyleRule =>
  'selectorText' in rule && rule.selectorText === ':root';

/** Every custom property that a style sheet of the page sets for the whole document, in the order of the sheets. */
export function readTokens(document: Document): Token[] {
  const names = [...document.styleSheets]
    .flatMap(rulesOf)
    .filter(isRoot)
    .flatMap(({ style }) => Array.from(style))
    .filter((name) => name.startsWith('--'));
  const computed = getComputedStyle(document.documentElement);
  return [...new Set(names)].map((name) => ({ name, value: computed.getPropertyValue(name).trim() }));
}

/** The part of a name that says what it is for: `color` of `--color-paper`. */
export const kindOf = ({ name }: Token): string => /^--([a-z]+)/.exec(name)?.[1] ?? '';
