const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (found) => ENTITIES[found] ?? found);

const SEPARATORS = new RegExp('[\\u2028\\u2029]', 'g');

/** JSON as it may stand in a script element: no `<` can end the element or open a comment. */
export const escapeJson = (json: string): string =>
  json
    .replaceAll('<', '\\u003c')
    .replaceAll(SEPARATORS, (found) => (found === '\u2028' ? '\\u2028' : '\\u2029'));
