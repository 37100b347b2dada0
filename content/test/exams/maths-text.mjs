/**
 * The formulas of a text by the product's rule. A `$` opens maths only before a character that is not white space. It
 * closes maths only after such a character and when no digit follows. `\$` is a dollar sign.
 * @param {string} text
 * @returns {{ formulas: string[], open: boolean }} `open`: a `$` that belongs to no formula was left over
 */
export function formulasIn(text) {
  const formulas = [];
  const plain = text.replaceAll('\\$', '');
  const left = plain.replace(/\$(?=\S)([^$]*?\S)\$(?!\d)/g, (_, formula) => {
    formulas.push(formula);
    return '';
  });
  return { formulas, open: left.includes('$') };
}
