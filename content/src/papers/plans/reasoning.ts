import type { SectionPlan } from '../plan.js';

const times = (slug: string, count: number) => Array.from({ length: count }, () => slug);

/** The SSC: no sets, much of letters, numbers and figures. */
const ssc = (always: readonly string[]): SectionPlan => ({
  sets: [],
  always: [
    'figure-series',
    ...times('analogy-and-odd-one-out', 2),
    'mirror-images',
    ...times('coding-decoding', 2),
    ...times('letter-series', 2),
    'number-series',
    'symbol-operations',
    'counting-figures',
    'syllogism',
    'blood-relations',
    'ranking-and-order',
    ...always,
    'paper-folding',
  ],
  inTurn: [
    'direction-sense',
    'word-order-and-letters',
    'venn-counting',
    'calendars-and-clocks',
    'syllogism',
    'blood-relations',
    'symbol-operations',
    'input-output-and-digits',
  ],
});

export const GRADUATE = ssc([
  'venn-counting',
  'word-order-and-letters',
  'direction-sense',
  'calendars-and-clocks',
]);
export const CONSTABLE = ssc([]);

export const RAILWAY: SectionPlan = {
  sets: [['linear-seating', 'circular-seating', 'boxes-and-order']],
  always: [
    'figure-series',
    ...times('coding-decoding', 2),
    'mirror-images',
    ...times('analogy-and-odd-one-out', 3),
    ...times('letter-series', 2),
    ...times('syllogism', 2),
    'symbol-operations',
    'number-series',
    'blood-relations',
    'ranking-and-order',
    'direction-sense',
    'venn-counting',
    'calendars-and-clocks',
  ],
  inTurn: [
    'word-order-and-letters',
    'blood-relations',
    'input-output-and-digits',
    'direction-sense',
    'letter-series',
  ],
};

/** Banks: sets first, then inequalities, syllogisms and short kinds. */
const banks = (sets: SectionPlan['sets'], inequalities: number): SectionPlan => ({
  sets,
  always: [
    ...times('coded-inequalities', inequalities),
    ...times('syllogism', 4),
    ...times('input-output-and-digits', 3),
    'blood-relations',
    'direction-sense',
    'word-order-and-letters',
    'coding-decoding',
    'ranking-and-order',
  ],
  inTurn: [
    'blood-relations',
    'direction-sense',
    'coding-decoding',
    'letter-series',
    'word-order-and-letters',
  ],
});

const SEATED = ['linear-seating', 'circular-seating'];
const SEATED_TWO = ['circular-seating-two', 'linear-seating-two'];
const FLOORS_TWO = ['floors-and-days-two'];
const BOXES = ['boxes-and-order', 'floors-and-days'];

/** Officers: two or three of four puzzles have two variables, as in the real papers. */
const OFFICER_SETS = [
  SEATED,
  FLOORS_TWO,
  SEATED_TWO,
  ['boxes-and-order', 'floors-and-days-two', 'floors-and-days'],
];

export const BANK_OFFICER = banks(OFFICER_SETS, 3);
export const BANK_CLERK = banks([SEATED_TWO, BOXES, ['floors-and-days-two', 'circular-seating']], 4);
export const RURAL_OFFICER = banks(OFFICER_SETS, 5);
