import type { SectionPlan } from '../plan.js';

/** Topics that the papers of all these exams have in common. */
const CORE = [
  'percentage',
  'profit-and-loss',
  'time-and-work',
  'time-speed-and-distance',
  'ratio-and-proportion',
  'average',
  'simplification',
];

/** Arithmetic that comes now and then. */
const ARITHMETIC = [
  'simple-interest',
  'compound-interest',
  'discount',
  'partnership',
  'mixture-and-alligation',
  'problems-on-ages',
  'boats-and-streams',
  'pipes-and-cisterns',
  'problems-on-trains',
  'chain-rule',
];

const NUMBERS = [
  'number-system',
  'hcf-and-lcm',
  'divisibility-and-remainders',
  'surds-and-indices',
  'square-and-cube-roots',
  'fractions-and-decimals',
];

/** Graduate level of the SSC: much algebra, geometry and mensuration. */
export const GRADUATE: SectionPlan = {
  sets: [['data-interpretation']],
  always: [
    ...CORE,
    'lines-triangles-and-circles',
    'area-and-perimeter',
    'volume-and-surface-area',
    'heights-and-distances',
    'linear-equations',
  ],
  inTurn: [
    'compound-interest',
    'divisibility-and-remainders',
    'coordinate-geometry',
    'discount',
    'surds-and-indices',
    'mixture-and-alligation',
    'boats-and-streams',
    'lines-triangles-and-circles',
    'simple-interest',
    'progressions',
    'number-system',
    'pipes-and-cisterns',
    'quadratic-equations',
    'partnership',
    'hcf-and-lcm',
    'problems-on-trains',
    'square-and-cube-roots',
    'problems-on-ages',
    'races-and-games',
    'chain-rule',
    'logarithms',
    'stocks-and-shares',
    'fractions-and-decimals',
    'probability',
  ],
};

/** Higher secondary level: the same, with less geometry. */
export const HIGHER_SECONDARY: SectionPlan = {
  sets: [['data-interpretation']],
  always: [...CORE, 'area-and-perimeter', 'volume-and-surface-area', 'discount', 'heights-and-distances'],
  inTurn: [
    ...ARITHMETIC.filter((slug) => slug !== 'discount'),
    'lines-triangles-and-circles',
    ...NUMBERS,
    'linear-equations',
  ],
};

/** Constables and the railways: arithmetic, numbers and simple mensuration. */
export const ELEMENTARY: SectionPlan = {
  sets: [],
  always: [...CORE, 'area-and-perimeter', 'volume-and-surface-area'],
  inTurn: [...ARITHMETIC, ...NUMBERS, 'linear-equations'],
};

/** The railways add algebra, geometry, trigonometry and calendars. */
export const RAILWAY: SectionPlan = {
  ...ELEMENTARY,
  always: [
    ...ELEMENTARY.always,
    'hcf-and-lcm',
    'simple-interest',
    'heights-and-distances',
    'lines-triangles-and-circles',
    'calendars-and-clocks',
  ],
};

/** Banks: sets of data, number series, quick simplification, equations, arithmetic. */
const banks = (sets: number, always: readonly string[]): SectionPlan => ({
  sets: Array.from({ length: sets }, () => ['data-interpretation']),
  always,
  inTurn: [
    ...ARITHMETIC,
    'percentage',
    'probability',
    'permutations-and-combinations',
    'time-speed-and-distance',
    'area-and-perimeter',
    'volume-and-surface-area',
  ],
});

const times = (slug: string, count: number) => Array.from({ length: count }, () => slug);

export const BANK_OFFICER = banks(2, [
  ...times('number-series', 5),
  ...times('quadratic-equations', 4),
  ...times('simplification', 4),
  'percentage',
  'profit-and-loss',
  'time-and-work',
  'ratio-and-proportion',
  'average',
]);

export const BANK_CLERK = banks(1, [
  ...times('number-series', 5),
  ...times('simplification', 10),
  'percentage',
  'profit-and-loss',
  'time-and-work',
  'time-speed-and-distance',
  'ratio-and-proportion',
  'average',
]);

export const RURAL_OFFICER = banks(2, [
  ...times('number-series', 5),
  ...times('quadratic-equations', 5),
  ...times('simplification', 5),
  'percentage',
  'profit-and-loss',
  'time-and-work',
  'ratio-and-proportion',
  'average',
]);
