/**
 * Wraps each table of rendered rich text in a box. The box scrolls when the table is wider than the screen, and the
 * keyboard can reach it. Text about tables has escaped angle brackets and stays unchanged.
 * @param html rendered by the services, whose tables have no attributes and are always closed
 * @param boxClass class name of the box
 */
export const withScrollingTables = (html: string, boxClass: string): string =>
  html
    .replaceAll('<table>', `<div class="${boxClass}" role="group" aria-label="Table" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
