/**
 * Moves the mistakes of a draft to the places of their options.
 * @param {Pick<import('./draft.mjs').Draft, 'mistakes' | 'key'>} draft
 * @param {{ options: unknown[], correctAnswer: number }} placed
 * @returns {{ mistakes?: { option: number, text: string }[] }} empty without a mistake
 */
export function placeMistakes({ mistakes = [], key }, { options, correctAnswer }) {
  const placeOf = (index) => (key !== undefined || index < correctAnswer ? index : index + 1);
  const list = mistakes.flatMap((text, index) => {
    const option = placeOf(index);
    // A test takes only as many wrong options as it needs.
    return text && option < options.length && option !== correctAnswer ? [{ option, text }] : [];
  });
  return list.length > 0 ? { mistakes: list } : {};
}
