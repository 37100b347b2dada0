import { MARKUP_ATTRIBUTE, REFERENCE_KEY, replaceInJson } from '../../../shared/markup-reference.js';

/** Characters from which a reference is shorter than the text, compressed. */
const MIN_LENGTH = 400;

const OPENING_TAG = new RegExp(`<[a-z][^<>]*\\s${MARKUP_ATTRIBUTE}="([^"<>&]*)"[^<>]*>$`);

/** The attribute of the element whose content is exactly this text. */
function findElement(text: string, html: string): string | undefined {
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + 1)) {
    const opening = html.lastIndexOf('<', at - 1);
    const match = OPENING_TAG.exec(html.slice(opening, at));
    if (match && html.startsWith('</', at + text.length)) return match[1];
  }
  return undefined;
}

/**
 * Replaces long texts of a page's data that are elements of its markup by references to these elements.
 * @param data as JSON: loader data
 * @param html the rendered page
 */
export const referToMarkup = (data: unknown, html: string): unknown =>
  replaceInJson(data, (part) => {
    if (typeof part !== 'string' || part.length < MIN_LENGTH) return undefined;
    const element = findElement(part, html);
    return element === undefined ? undefined : { [REFERENCE_KEY]: element };
  });
