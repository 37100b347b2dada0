import type { Family } from './family.js';

export const rrb: Family = {
  type: 'rrb',
  path: '/rrb',
  name: 'RRB',
  title: 'Free RRB NTPC and Group D mock tests',
  spelling: 'Practise',
  description: [
    'Free railway mock tests: 100 questions in 90 minutes.',
    'A wrong answer costs a third of a mark.',
    'No account needed.',
  ],
  lead: 'Timed mock tests for the RRB railway exams. Free, no account.',
  headlines: [
    'Railway CBTs, practised at home.',
    'Find your pace before the exam.',
    'RRB tests with the real marking.',
  ],
  heading: 'How the railway CBTs work',
  paragraphs: [
    'NTPC CBT 1 has 30 maths, 30 reasoning and 40 general awareness questions. Group D has 25 maths, 30 reasoning, 25 science and 20 general awareness questions.',
    'Each question is worth one mark. A wrong answer costs a third of a mark. With four options, a random guess breaks even. Rule one out and it pays to guess.',
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
  source: 'The notification of your year has the final word.',
};
