import type { QuestionCheck } from './issue.js';

/** Each wrong option has one mistake, the key none; each is a sentence. */
export const checkMistakes: QuestionCheck = ({ question }) => {
  const { options, correctAnswer, mistakes = [] } = question;
  const wrong = options.flatMap((_, index) => (index === correctAnswer ? [] : [index]));
  const named = mistakes.map(({ option }) => option).sort((a, b) => a - b);
  const problems: string[] = [];
  if (named.join() !== wrong.join())
    problems.push(`mistakes are named for ${named.join()}, not ${wrong.join()}`);
  for (const { text } of mistakes) {
    if (!/^[A-Z0-9₹$].*[^.\s]\.$/s.test(text))
      problems.push(`a mistake is no sentence with a full stop: ${text}`);
  }
  return problems;
};
