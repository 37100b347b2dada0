const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const SEPARATORS = new RegExp('[\\u2028\\u2029]', 'g');

/** Escapes JSON for a script element. Without `<`, the text cannot end the element or open a comment. */
export const escapeJson = (json: string): string =>
  json
    .replaceAll('<', '\\u003c')
    .replaceAll(SEPARATORS, (separator) => (separator === '\u2028' ? '\\u2028' : '\\u2029'));
