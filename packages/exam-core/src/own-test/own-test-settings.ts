/** Most questions in a student's own test. */
export const OWN_TEST_QUESTIONS = 200;
/** Most exams or topics from which an own test draws. */
export const OWN_TEST_EXAMS = 10;
/** Longest time of an own test, in minutes. */
export const OWN_TEST_MINUTES = 300;
/** Most topics inside the exams. */
export const OWN_TEST_TOPICS = 100;
/** Most parts of an own test. */
export const OWN_TEST_PARTS = 100_000;
export const SEED_PATTERN = /^[a-z0-9]{1,16}$/;

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** From which questions an own test draws. */
export interface Selection {
  /** Keys of exams; a topic of quantitative aptitude is an exam too. At least one. */
  exams: readonly string[];
  /** Topics inside the exams; empty for all. */
  topics: readonly string[];
  /** Undefined for every level. */
  level: Level | undefined;
}

/** All that decides which questions an own test has. It is the query of its address, so a link reproduces the test. */
export interface OwnTestSettings extends Selection {
  count: number;
  /** 0 for no clock. */
  minutes: number;
  /** Decides the order of the questions. */
  seed: string;
  /** One-based. Part 2 continues where part 1 ended, so no question repeats before all were used. */
  part: number;
}
