import { defineTest } from '../assemble/define-test.mjs';
import { compareRoots } from '../maths/algebra.mjs';
import { columnRatio } from '../maths/tables.mjs';
import { partnershipShare } from '../maths/trade.mjs';
import { chainRule } from '../maths/work.mjs';
import { FIVE, inequality, syllogism } from '../reasoning/conclusions.mjs';
import { PO_MARKS, PRELIMS, SECTION_MINUTES } from './marking.mjs';

const english = [
  {
    ask: 'Choose the word nearest in meaning to the word in capitals.\nThe report of the auditor was LUCID.',
    right: 'clear',
    wrong: ['lengthy', 'harsh', 'confusing', 'secret'],
    why: 'Lucid comes from the Latin word for light: easy to understand.',
    topic: 'Vocabulary',
    level: 'medium',
  },
  {
    ask: 'Fill in the two blanks.\nScarcely had the meeting ____ when the lights ____ out.',
    right: 'begun, went',
    wrong: ['began, went', 'begun, gone', 'began, gone', 'begin, go'],
    why: '"Had" takes the past participle "begun"; the second clause is in the simple past, "went".',
    topic: 'Fillers',
    level: 'medium',
  },
  {
    ask: 'Which part of the sentence has an error?\nThe manager asked me / that why I had / not submitted / the report on time.',
    options: ['The manager asked me', 'that why I had', 'not submitted', 'the report on time', 'No error'],
    key: 1,
    why: 'A reported question begins with its question word: "asked me why I had not submitted".',
    topic: 'Error spotting',
    level: 'easy',
  },
  {
    ask: 'Read the passage and answer.\nWhen a village in a dry district began to collect rain from its roofs, nobody expected much. The tanks were small, and the rains were short. Yet after two seasons the water in the common well stood higher, because in the months after the rains people no longer drew from it.\nWhy did the water in the well rise?',
    right: 'People used the collected rain instead of drawing from the well',
    wrong: [
      'The rains became longer',
      'The tanks were emptied into the well',
      'The well was dug deeper',
      'Families moved away from the village',
    ],
    why: 'The last sentence names the cause: for months nobody drew from the well, because there was water in the tanks.',
    topic: 'Reading comprehension',
    level: 'easy',
  },
];

const quantitative = [
  partnershipShare({
    first: { name: 'Isha', capital: 24000, months: 12 },
    second: { name: 'Jatin', capital: 36000, months: 6 },
    profit: 10500,
  }),
  chainRule({ men: 18, days: 20, hours: 8, newMen: 24, newHours: 10 }),
  compareRoots({ x: [5, 2], y: [6, 5] }),
  columnRatio({
    table: {
      title: 'Units sold by a shop:',
      columns: ['phones', 'tablets'],
      rows: [
        ['January', 120, 80],
        ['February', 150, 90],
        ['March', 130, 80],
      ],
    },
    first: 'phones',
    second: 'tablets',
    question: 'What is the ratio of all phones sold to all tablets sold in the three months?',
  }),
];

const reasoning = [
  syllogism({
    statements: ['Some apps are games.', 'No game is a tool.'],
    conclusions: ['All apps are tools.', 'Some apps are not tools.'],
    options: FIVE,
    key: 1,
    why: 'The apps that are games cannot be tools. That proves II and disproves I.',
    logic: [
      [
        ['some', 'app', 'game'],
        ['no', 'game', 'tool'],
      ],
      [
        ['all', 'app', 'tool'],
        ['some-not', 'app', 'tool'],
      ],
    ],
  }),
  inequality({
    statements: ['A > B ≥ C', 'D < C', 'E = D'],
    conclusions: ['A > E', 'B = D'],
    key: 0,
    why: 'A > B ≥ C > D = E, so I follows. B is greater than D, so II is false.',
  }),
  {
    ask: 'P, Q, R, S, T and U sit round a circular table at equal distances, facing the centre. P is opposite S. Q is immediately to the right of P. R is opposite Q. T is next to P. Who sits between S and Q?',
    right: 'U',
    wrong: ['P', 'R', 'T', 'Cannot be determined'],
    why: 'Going left from P round the table: P, T, R, S, U, Q. So U is between S and Q.',
    topic: 'Seating arrangement',
    level: 'hard',
    proof: { rule: 'round-table', people: ['P', 'Q', 'R', 'S', 'T', 'U'], between: ['S', 'Q'] },
  },
  {
    ask: 'Is the information enough to find the age of Neha?\nI. Neha is 4 years older than her brother.\nII. The ages of Neha and her brother add up to 36 years.',
    options: [
      'Statement I alone is enough',
      'Statement II alone is enough',
      'Each statement alone is enough',
      'Both statements together are not enough',
      'Both statements together are needed and enough',
    ],
    key: 4,
    why: 'One statement leaves two unknown ages. Together they give $n - b = 4$ and $n + b = 36$, so Neha is 20.',
    topic: 'Data sufficiency',
    level: 'medium',
  },
];

export const po2 = defineTest({
  ...PRELIMS,
  testId: 'ibps-po-2',
  title: 'PO Prelims: Mini Mock 2',
  sections: [
    { name: 'English Language', minutes: SECTION_MINUTES, drafts: english },
    {
      name: 'Quantitative Aptitude',
      minutes: SECTION_MINUTES,
      ...PO_MARKS.quantitative,
      drafts: quantitative,
    },
    { name: 'Reasoning Ability', minutes: SECTION_MINUTES, ...PO_MARKS.reasoning, drafts: reasoning },
  ],
});
