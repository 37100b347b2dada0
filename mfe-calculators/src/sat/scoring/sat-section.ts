/** The path of module 2: the three of the specification. */
export type SatPath = 'hard' | 'medium' | 'easy';

export const SAT_PATHS: readonly SatPath[] = ['hard', 'medium', 'easy'];

/** A section: its adaptive path and its initial counts. */
export interface SatSection {
  id: 'math' | 'rw';
  name: string;
  /** Questions in each of its two modules. */
  perModule: number;
  /** Lowest count of right answers in module 1 for this path. */
  hardFrom: number;
  mediumFrom: number;
  /** Right answers in both modules when the page opens. */
  initial: readonly [number, number];
}

/** Score of a path when all answers are right. */
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
