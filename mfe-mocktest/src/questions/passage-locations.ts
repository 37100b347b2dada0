import type { Question } from '@mockingbird/contracts';

/**
 * Where each question's passage is shown: a run of questions with the same passage shows it once, above the first.
 * @returns for each question the one-based number of the question that shows its passage, undefined when itself does
 */
export function passagePlaces(questions: readonly Pick<Question, 'passage'>[]): (number | undefined)[] {
  const places: (number | undefined)[] = [];
  questions.forEach(({ passage }, index) => {
    const before = questions[index - 1]?.passage;
    places.push(passage !== undefined && passage === before ? (places[index - 1] ?? index) : undefined);
  });
  return places;
}
