import type { Family } from './family.js';

export const rrb: Family = {
  type: 'rrb',
  path: '/rrb',
  name: 'RRB',
  title: 'Free RRB NTPC and Group D mock tests',
  description: [
    'Free railway-exam mock tests: ninety minutes, a hundred questions.',
    'A wrong answer costs a third of a mark.',
    'No account needed.',
  ],
  lead: 'Timed mock tests for the computer-based tests of the Railway Recruitment Boards. Free, and no account.',
  headlines: [
    'Railway CBTs, rehearsed at home.',
    'Find your pace before the hall does.',
    'RRB mock tests with one-third marking.',
  ],
  heading: 'How the railway CBTs work',
  paragraphs: [
    'The first NTPC test asks 30 questions in mathematics, 30 in reasoning and 40 in general awareness. Group D asks 25 in mathematics, 30 in reasoning, 25 in general science and 20 in general awareness.',
    'Each question carries one mark and a wrong answer costs one third of it. With four options a blind guess breaks even on average: guess as soon as you can rule one option out.',
  ],
  table: {
    caption: 'Railway computer-based tests',
    columns: ['Exam', 'Questions', 'Marks', 'Minutes', 'Wrong answer'],
    rows: [
      ['RRB NTPC CBT 1', '100', '100', '90', '-1/3'],
      ['RRB Group D CBT', '100', '100', '90', '-1/3'],
    ],
  },
  checkedOn: 'November 2026',
  source: 'The notification of your year is the final authority.',
};
