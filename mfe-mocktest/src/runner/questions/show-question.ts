/**
 * Scrolls to a question and gives its heading the focus.
 * @param number one-based
 * @returns whether there is such a question
 */
export function showQuestion(number: number): boolean {
  const question = document.getElementById(`question-${number}`);
  question?.scrollIntoView();
  question?.querySelector('h2')?.focus({ preventScroll: true });
  return question !== null;
}
