import type { Family } from './family.js';

export const ssc: Family = {
  type: 'ssc',
  path: '/ssc',
  name: 'SSC',
  title: 'Free SSC CGL and CHSL mock tests with negative marking',
  spelling: 'Practise',
  description: [
    'Free SSC mock tests with the real marking.',
    'Tier 1: +2 for a right answer, -0.50 for a wrong one.',
    'No account needed.',
  ],
  lead: 'Timed SSC mock tests with the sections, the clock and the negative marking of the real exam. Free, no account.',
  headlines: [
    'Four sections, one clock.',
    'SSC tests with the real marking.',
    'Learn when a guess pays off.',
  ],
  heading: 'How an SSC Tier 1 paper is marked',
  paragraphs: [
    'Tier 1 has 100 questions in one hour. There are four sections of 25: reasoning, general awareness, quantitative aptitude and English. Right: +2. Wrong: -0.50. Blank: 0.',
    "With four options, a random guess wins an eighth of a mark on average. Rule one out and it wins more. Time is short: 36 seconds a question. In CGL, each section has had its own 15 minutes since May 2026. You can't go back to it.",
  ],
  table: {
    caption: 'SSC Tier 1 papers',
    columns: ['Exam', 'Questions', 'Marks', 'Minutes', 'Wrong answer'],
    rows: [
      ['SSC CGL Tier 1', '100', '200', '60 (4 x 15)', '-0.50'],
      ['SSC CHSL Tier 1', '100', '200', '60', '-0.50'],
    ],
  },
  checkedOn: 'November 2026',
  source: 'The notification of your year has the final word.',
};
