import type { Family } from './family.js';

export const ssc: Family = {
  type: 'ssc',
  path: '/ssc',
  name: 'SSC',
  title: 'Free SSC CGL and CHSL mock tests with negative marking',
  description: [
    'Free SSC mock tests with the real marking.',
    'Tier 1: +2 for a right answer, -0.50 for a wrong one.',
    'No account needed.',
  ],
  lead: 'Timed mock tests for the exams of the Staff Selection Commission, with sections, clock and negative marking as in the hall. Free, and no account.',
  headlines: [
    'Four sections against the clock. Rehearse it.',
    'SSC mock tests with the real marking.',
    'Learn when a guess pays off.',
  ],
  heading: 'How an SSC Tier 1 paper is marked',
  paragraphs: [
    'Tier 1 is one hour for a hundred questions in four sections of 25: reasoning, general awareness, quantitative aptitude and English. A right answer brings 2 marks, a wrong one costs 0.50, and a blank changes nothing.',
    'With four options a blind guess brings an eighth of a mark on average, and more once you can rule an option out. Time is short: 36 seconds a question. In CGL each section has its own 15 minutes since May 2026 and does not open again.',
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
  source: 'The notification of your year is the final authority.',
};
