/**
 * Scrolls to a question and focuses its heading.
 * @param number one-based
 * @returns whether the question exists
 */
export function showQuestion(number: number): boolean {
  const question = document.getElementById(`question-${number}`);
  question?.scrollIntoView();
  question?.querySelector('h2')?.focus({ preventScroll: true });
  return question !== null;
}
