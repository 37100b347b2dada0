/**
 * Rich text is in a page's markup already. So the page's data does not repeat it, but refers to the element that contains
 * it. `RichText` of the UI package sets the attribute.
 */
export const MARKUP_ATTRIBUTE = 'data-mb-html';

/** The key of a reference: `{ "mb:html": "<value of the element's attribute>" }`. */
export const REFERENCE_KEY = 'mb:html';

/** Copies JSON data, with each string or object replaced where the function returns a replacement. */
export function replaceInJson(value: unknown, replace: (part: unknown) => unknown): unknown {
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((part) => replaceInJson(part, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceInJson(part, replace)]));
}
