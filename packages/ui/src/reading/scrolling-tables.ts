/**
 * Puts each table of rendered rich text into a box of its own, which scrolls where the table is wider than the screen
 * and can be reached by keyboard. Text that merely speaks of tables has its angle brackets escaped and stays as it is.
 * @param html made by the services, whose tables bear no attributes and are always closed
 * @param boxClass of the box; a name of a stylesheet
 */
export const withScrollingTables = (html: string, boxClass: string): string =>
  html
    .replaceAll('<table>', `<div class="${boxClass}" role="group" aria-label="Table" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
