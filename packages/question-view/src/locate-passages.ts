import type { Question } from '@mockingbird/contracts';

/**
 * Finds where each question's passage is shown. Consecutive questions with the same passage show it once, at the top.
 * @returns for each question, the one-based number of the question that shows its passage; undefined for itself
 */
export function locatePassages(questions: readonly Pick<Question, 'passage'>[]): (number | undefined)[] {
  const locations: (number | undefined)[] = [];
  questions.forEach(({ passage }, index) => {
    const before = questions[index - 1]?.passage;
    locations.push(passage !== undefined && passage === before ? (locations[index - 1] ?? index) : undefined);
  });
  return locations;
}
