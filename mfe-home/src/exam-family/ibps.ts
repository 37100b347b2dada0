import type { Family } from './family.js';

export const ibps: Family = {
  type: 'ibps',
  path: '/ibps',
  name: 'IBPS',
  title: 'Free IBPS PO and Clerk prelims mock tests',
  spelling: 'Practise',
  description: [
    'Free bank-exam mock tests with sections, clock and penalty.',
    'A wrong answer costs a quarter of its marks.',
    'No account needed.',
  ],
  lead: 'Timed mock tests for the IBPS bank exams: English, reasoning and numbers. Free, no account.',
  headlines: [
    'Bank prelims, section by section.',
    'Three sections against the clock.',
    'IBPS tests with the real penalty.',
  ],
  heading: 'How the IBPS prelims work',
  paragraphs: [
    'The prelims have three sections: English, quantitative aptitude and reasoning. Each section has its own 20 minutes. Minutes you don’t use are lost.',
    'A wrong answer costs a quarter of its marks. A blank costs nothing. With five options, a random guess breaks even. Rule one out and it pays to guess.',
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
  source: 'The notification of your year has the final word.',
};
