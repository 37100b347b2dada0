/** A question about doubling a number. */
export const question = (number: number, changes: object = {}) => ({
  questionId: `q${number}`,
  questionText: `What is $${number} + ${number}$?`,
  options: [String(number), String(2 * number), String(3 * number)],
  correctAnswer: 1,
  explanation: `Twice ${number}.`,
  ...changes,
});

export const hundred = Array.from({ length: 100 }, (_, index) => question(index + 1));
