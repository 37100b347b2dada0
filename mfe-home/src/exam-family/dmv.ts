import type { Family } from './family.js';

/** State, number of questions, right answers needed. */
const STATES: readonly (readonly [string, number, number])[] = [
  ['California (under 18)', 46, 38],
  ['California (18 and over)', 36, 30],
  ['Colorado', 20, 16],
  ['Florida', 50, 40],
  ['Georgia', 40, 30],
  ['Illinois', 35, 28],
  ['Maryland', 25, 21],
  ['Massachusetts', 25, 18],
  ['Michigan', 50, 40],
  ['New Jersey', 50, 40],
  ['New York', 20, 14],
  ['North Carolina', 25, 20],
  ['Ohio', 40, 30],
  ['Pennsylvania', 18, 15],
  ['Texas', 30, 21],
  ['Virginia', 35, 30],
  ['Washington', 40, 32],
];

const percent = (needed: number, total: number) => `${Math.round((needed / total) * 100)}%`;

export const dmv: Family = {
  type: 'dmv',
  path: '/dmv',
  name: 'DMV',
  title: 'Free DMV practice tests for the written permit exam',
  spelling: 'Practice',
  description: [
    "Free driver's license tests with instant scores.",
    'Road signs, right of way and state rules.',
    'No account needed.',
  ],
  lead: 'Practice for the written DMV test: signs, signals, right of way and the rules of your state. Free, no account.',
  headlines: [
    'Pass the DMV test here first.',
    'Know your signs and signals cold.',
    'One visit, one test, one license.',
    'Miss it here, not at the counter.',
  ],
  heading: 'What the real test is like',
  paragraphs: [
    'Each state has its own test, with its own number of questions and its own pass mark. Our pass line is 70%. Many states want 80% to 85%, so aim higher.',
    "In New York you must also get 2 of the 4 road-sign questions right. You don't lose marks for wrong answers in these states, so answer every question.",
  ],
  table: {
    caption: 'Written tests by state',
    columns: ['State', 'Questions', 'To pass', 'Share'],
    rows: STATES.map(([state, total, needed]) => [
      state,
      String(total),
      String(needed),
      percent(needed, total),
    ]),
  },
  checkedOn: 'November 2026',
  source: 'Your state’s driver handbook has the final word.',
};
