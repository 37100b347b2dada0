/** The second module's path: the specification's three. */
export type SatPath = 'hard' | 'medium' | 'easy';

export const SAT_PATHS: readonly SatPath[] = ['hard', 'medium', 'easy'];

/** What sets a section's adaptive path and its scores. */
export interface SatSection {
  id: 'math' | 'rw';
  name: string;
  /** Questions of each of its two modules. */
  perModule: number;
  /** Right answers of module 1 from which on the path holds. */
  hardFrom: number;
  mediumFrom: number;
  /** Right answers of both modules that a student has at first on the page. */
  initial: readonly [number, number];
}

/** Score of a path for all questions right. */
export const TOP_SCORE: Readonly<Record<SatPath, number>> = { hard: 800, medium: 760, easy: 720 };

export const LOWEST_SCORE = 200;
export const HIGHEST_SCORE = 800;

export const MATH: SatSection = {
  id: 'math',
  name: 'Math',
  perModule: 22,
  hardFrom: 18,
  mediumFrom: 13,
  initial: [15, 12],
};

export const READING_WRITING: SatSection = {
  id: 'rw',
  name: 'Reading & Writing',
  perModule: 27,
  hardFrom: 22,
  mediumFrom: 15,
  initial: [18, 16],
};
