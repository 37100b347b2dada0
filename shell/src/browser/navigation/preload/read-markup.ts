import { MARKUP_ATTRIBUTE, REFERENCE_KEY, replaceInJson } from '../../../shared/markup-reference.js';

const referenceOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && REFERENCE_KEY in part ? part[REFERENCE_KEY] : undefined;

/**
 * Replaces the references of a page's data by the content of their elements.
 * @throws when an element is missing: something changed the page before it was read
 */
export const readMarkup = (data: unknown): unknown =>
  replaceInJson(data, (part) => {
    const reference = referenceOf(part);
    if (typeof reference !== 'string') return undefined;
    const element = document.querySelector(`[${MARKUP_ATTRIBUTE}="${CSS.escape(reference)}"]`);
    if (!element) throw new Error(`The page has no element with ${MARKUP_ATTRIBUTE}="${reference}"`);
    return element.innerHTML;
  });
