/** The path of module 2: the three of the specification. */
export type SatPath = 'hard' | 'medium' | 'easy';

export const SAT_PATHS: readonly SatPath[] = ['hard', 'medium', 'easy'];

/** A section with its adaptive path, its initial counts and the published scores. Loader data. */
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
  /** The lower end of the published score range in tens, by right answers in both modules. */
  guide: readonly number[];
  /** Points from the lower to the upper end of a published range. */
  guideWidth: number;
}

export interface SatSections {
  math: SatSection;
  rw: SatSection;
}

/** Both sections, in the order of the page. */
export const listSections = ({ math, rw }: SatSections): readonly SatSection[] => [math, rw];

/** Score of a path when all answers are right. */
export const TOP_SCORE: Readonly<Record<SatPath, number>> = { hard: 800, medium: 760, easy: 720 };

export const LOWEST_SCORE = 200;
export const HIGHEST_SCORE = 800;
