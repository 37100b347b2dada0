import type { SectionPlan } from '../plan.js';

const times = (slug: string, count: number) => Array.from({ length: count }, () => slug);

/** The SSC: no sets, much of letters and numbers. */
const ssc = (always: readonly string[]): SectionPlan => ({
  sets: [],
  always: [
    ...times('analogy-and-odd-one-out', 3),
    ...times('coding-decoding', 3),
    ...times('letter-series', 2),
    ...times('number-series', 2),
    ...times('symbol-operations', 2),
    'syllogism',
    'blood-relations',
    'ranking-and-order',
    ...always,
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
    ...times('coding-decoding', 3),
    ...times('analogy-and-odd-one-out', 3),
    ...times('letter-series', 2),
    ...times('syllogism', 2),
    ...times('symbol-operations', 2),
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

const ROWS = ['linear-seating', 'circular-seating'];
const ROUNDS = ['circular-seating', 'linear-seating'];

export const BANK_OFFICER = banks(
  [ROWS, ['floors-and-days'], ROUNDS, ['boxes-and-order', 'floors-and-days']],
  3,
);
export const BANK_CLERK = banks(
  [ROWS, ['floors-and-days'], ['boxes-and-order', 'circular-seating', 'floors-and-days']],
  4,
);
export const RURAL_OFFICER = banks(
  [ROWS, ['floors-and-days'], ROUNDS, ['boxes-and-order', 'floors-and-days']],
  5,
);
