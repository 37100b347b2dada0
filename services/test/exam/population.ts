/** Students and questions made by a seeded generator, as item response theory describes them. */
export interface SimulatedQuestion {
  /** Logits: 0 is a question that half of the average students know. */
  difficulty: number;
  /** Slope of the curve: 0.5 is a poor question, 2 a very good one. */
  slope: number;
  /** The option that the students who know the answer choose. */
  truth: number;
  options: number;
}

/** The choices of one student by question; null for a skipped one. */
export type Choices = readonly (number | null)[];

const WORD = 2 ** 32;

/** @returns numbers from 0 to 1, the same for the same seed (mulberry32) */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORD;
  };
}

/** @returns a number of the standard normal distribution (Box-Muller) */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Good questions: slopes from 0.6 to about 2, difficulties around the students' abilities, four options. */
export const createQuestions = (count: number, random: () => number): SimulatedQuestion[] =>
  Array.from({ length: count }, () => ({
    difficulty: normal(random),
    slope: Math.max(0.6, Math.exp(0.3 * normal(random))),
    truth: Math.floor(random() * 4),
    options: 4,
  }));

/** Students who do not know an answer skip it with this probability, and guess otherwise. */
const SKIPS = 0.1;

function choose(
  { difficulty, slope, truth, options }: SimulatedQuestion,
  ability: number,
  random: () => number,
) {
  if (random() < 1 / (1 + Math.exp(-slope * (ability - difficulty)))) return truth;
  return random() < SKIPS ? null : Math.floor(random() * options);
}

/** @returns the choices of each student */
export const createResponses = (
  questions: readonly SimulatedQuestion[],
  students: number,
  random: () => number,
): Choices[] =>
  Array.from({ length: students }, () => {
    const ability = normal(random);
    return questions.map((question) => choose(question, ability, random));
  });

/** @returns the right answers of each student */
export const scoresOf = (keys: readonly number[], responses: readonly Choices[]): number[] =>
  responses.map((choices) => choices.filter((choice, index) => choice === keys[index]).length);
