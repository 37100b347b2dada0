/** Limits of a question; lengths in characters. */
export const QUESTION_BOUNDS = {
  questionId: 128,
  text: 10_000,
  option: 2_000,
  leastOptions: 2,
  mostOptions: 26,
  section: 200,
  passage: 20_000,
  imageAlt: 500,
  topic: 200,
  level: 40,
  tag: 60,
  mostTags: 20,
  mistake: 1_000,
  source: 300,
  address: 2_000,
} as const;
