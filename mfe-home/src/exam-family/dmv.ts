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
  description: [
    'Free driving-licence tests with instant scores.',
    'Road signs, right of way and state rules.',
    'No account needed.',
  ],
  lead: 'Mock tests for the written driving-licence exam: signs, signals, right of way and the rules of your state. Free, and no account.',
  headlines: [
    'Sit the DMV written test here first.',
    'Signs, signals, right of way: know them cold.',
    'One visit, one test, one licence.',
    'Miss a question here, not at the counter.',
  ],
  heading: 'What the real written test asks for',
  paragraphs: [
    'Every state writes its own knowledge test, so the number of questions and the pass mark differ. Here you pass a mock test with 70 percent. Many states ask for 80 to 85, so aim higher.',
    'New York also wants two of its four road-sign questions right. No state listed here takes marks off for a wrong answer: answer every question.',
  ],
  table: {
    caption: 'Written knowledge tests by state',
    columns: ['State', 'Questions', 'Right answers needed', 'Share'],
    rows: STATES.map(([state, total, needed]) => [
      state,
      String(total),
      String(needed),
      percent(needed, total),
    ]),
  },
  checkedOn: 'November 2026',
  source: 'Your state’s driver handbook is the final authority.',
};
