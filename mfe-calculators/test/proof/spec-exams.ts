/**
 * The AP exams of the specification (section 9) and of the facts about free-response items. They are typed
 * independently of the remote's configuration. Decimals are text and are parsed as exact fractions.
 */
export interface SpecExam {
  mcqTotal: number;
  mcqWeight: string;
  frqWeight: string;
  /** Maximum of each item, in order. */
  maxima: readonly number[];
  /** How the free-response weight is divided: by points, equally, or by these shares. */
  shares: 'by maxima' | 'equal' | readonly (readonly [number, number])[];
}

const HISTORY: SpecExam = {
  mcqTotal: 55,
  mcqWeight: '.4',
  frqWeight: '.6',
  maxima: [3, 3, 3, 7, 6],
  shares: [
    [1, 9],
    [1, 9],
    [1, 9],
    [5, 12],
    [1, 4],
  ],
};
const CALCULUS: SpecExam = {
  mcqTotal: 45,
  mcqWeight: '.5',
  frqWeight: '.5',
  maxima: [9, 9, 9, 9, 9, 9],
  shares: 'equal',
};
const ENGLISH: SpecExam = {
  mcqTotal: 45,
  mcqWeight: '.45',
  frqWeight: '.55',
  maxima: [6, 6, 6],
  shares: 'equal',
};
const PHYSICS_1: SpecExam = {
  mcqTotal: 50,
  mcqWeight: '.5',
  frqWeight: '.5',
  maxima: [12, 12, 7, 7, 7],
  shares: 'by maxima',
};

export const SPEC_EXAMS: Readonly<Record<string, SpecExam>> = {
  apush: HISTORY,
  'ap-euro': HISTORY,
  'ap-world': HISTORY,
  'ap-calc-ab': CALCULUS,
  'ap-calc-bc': CALCULUS,
  'ap-lang': ENGLISH,
  'ap-lit': ENGLISH,
  'ap-physics': PHYSICS_1,
  'ap-physics-1': PHYSICS_1,
  'ap-bio': {
    mcqTotal: 60,
    mcqWeight: '.5',
    frqWeight: '.5',
    maxima: [10, 10, 4, 4, 4, 4],
    shares: 'by maxima',
  },
  'ap-chem': {
    mcqTotal: 60,
    mcqWeight: '.5',
    frqWeight: '.5',
    maxima: [10, 10, 10, 4, 4, 4, 4],
    shares: 'by maxima',
  },
  'ap-csa': { mcqTotal: 40, mcqWeight: '.5', frqWeight: '.5', maxima: [9, 9, 9, 9], shares: 'equal' },
  'ap-csp': { mcqTotal: 70, mcqWeight: '.7', frqWeight: '.3', maxima: [6], shares: 'equal' },
  'ap-gov': { mcqTotal: 55, mcqWeight: '.5', frqWeight: '.5', maxima: [3, 4, 4, 6], shares: 'equal' },
  'ap-macro': {
    mcqTotal: 60,
    mcqWeight: '.667',
    frqWeight: '.333',
    maxima: [10, 5, 5],
    shares: [
      [50, 100],
      [25, 100],
      [25, 100],
    ],
  },
  'ap-physics-c': {
    mcqTotal: 35,
    mcqWeight: '.5',
    frqWeight: '.5',
    maxima: [15, 15, 5],
    shares: 'by maxima',
  },
  'ap-psych': { mcqTotal: 100, mcqWeight: '.667', frqWeight: '.333', maxima: [7, 7], shares: 'equal' },
};
