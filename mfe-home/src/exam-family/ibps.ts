import type { Family } from './family.js';

export const ibps: Family = {
  type: 'ibps',
  path: '/ibps',
  name: 'IBPS',
  title: 'Free IBPS PO and Clerk prelims mock tests',
  description: [
    'Free bank-exam mock tests with sections, clock and penalty.',
    'A wrong answer costs a quarter of its marks.',
    'No account needed.',
  ],
  lead: 'Timed mock tests for the bank exams of IBPS: English, reasoning and numbers against the clock. Free, and no account.',
  headlines: [
    'Bank prelims, section by section.',
    'Three sections against the clock.',
    'IBPS mock tests with the real penalty.',
  ],
  heading: 'How the IBPS prelims work',
  paragraphs: [
    'The prelims have three sections: English language, quantitative aptitude and reasoning. Each section has its own twenty minutes, and unused minutes are lost.',
    'A wrong answer costs a quarter of that question’s marks; a blank costs nothing. With five options a blind guess breaks even, so it pays to guess when you can rule out one option.',
  ],
  table: {
    caption: 'IBPS prelims',
    columns: ['Exam', 'Questions', 'Marks', 'Minutes', 'Wrong answer'],
    rows: [
      [
        'IBPS PO prelims',
        '100 (30 + 35 + 35)',
        '100 (30 + 30 + 40)',
        '60 (3 x 20)',
        'a quarter of its marks',
      ],
      ['IBPS Clerk prelims', '100 (30 + 35 + 35)', '100', '60 (3 x 20)', 'a quarter of its marks'],
    ],
  },
  checkedOn: 'November 2026',
  source: 'The notification of your year is the final authority.',
};
