import { defineTest } from '../assemble/define-test.mjs';
import { currentSpeed } from '../maths/motion.mjs';
import { percentPlusRoot } from '../maths/numbers.mjs';
import { jointAverage } from '../maths/ratios.mjs';
import { markUpAndDiscount } from '../maths/trade.mjs';
import { inequality } from '../reasoning/conclusions.mjs';
import { PRELIMS, SECTION_MINUTES } from './marking.mjs';

const english = [
  {
    ask: 'Which word is NOT spelt correctly?',
    right: 'Occurence',
    wrong: ['Committee', 'Privilege', 'Maintenance', 'Guarantee'],
    why: 'The correct spelling is "occurrence", with a double c and a double r.',
    topic: 'Spelling',
    level: 'medium',
  },
  {
    ask: 'Fill in the blank.\nThe clerk insisted ____ seeing the original document.',
    right: 'on',
    wrong: ['for', 'at', 'to', 'with'],
    why: '"Insist" is followed by "on".',
    topic: 'Prepositions',
    level: 'easy',
  },
  {
    ask: 'Choose the word opposite in meaning to EXPAND.',
    right: 'Contract',
    wrong: ['Enlarge', 'Extend', 'Explain', 'Increase'],
    why: 'As a verb, contract means to become smaller: metals expand when heated and contract when cooled.',
    topic: 'Antonyms',
    level: 'easy',
  },
  {
    ask: 'Which part of the sentence has an error?\nOne of my friend / has started / a small shop / near the bank.',
    options: ['One of my friend', 'has started', 'a small shop', 'near the bank', 'No error'],
    key: 0,
    why: '"One of" picks from several: "one of my friends". The verb stays singular.',
    topic: 'Error spotting',
    level: 'easy',
  },
];

const numerical = [
  percentPlusRoot({ share: 45, of: 260, square: 1089 }),
  jointAverage({ first: { size: 30, average: 62 }, second: { size: 20, average: 72 } }),
  markUpAndDiscount({ markUp: 40, discount: 15 }),
  currentSpeed({ distance: 60, down: 4, up: 6 }),
];

const reasoning = [
  {
    ask: 'Which sign or character is fourth to the right of the sixth from the left?\n7 K # 3 P @ 9 L 5 % B 2 M & 8',
    right: '%',
    wrong: ['5', 'L', 'B', '9'],
    why: 'The sixth from the left is @. Four further to the right, in tenth place, is %.',
    topic: 'Alphanumeric series',
    level: 'easy',
    proof: { rule: 'in-row', row: '7 K # 3 P @ 9 L 5 % B 2 M & 8', place: 10 },
  },
  inequality({
    statements: ['M < N = O ≤ P', 'P > Q'],
    conclusions: ['Q < N', 'M < P'],
    key: 1,
    why: 'M < N = O ≤ P proves II. Q is below P, but nothing compares it with N.',
  }),
  {
    ask: 'A is the mother of B. B is the sister of C. D is the father of C. How is A related to D?',
    right: 'Wife',
    wrong: ['Sister', 'Mother', 'Daughter', 'Aunt'],
    why: 'B and C are sister and sibling, so A is the mother of C too, and D, the father of C, is her husband.',
    topic: 'Blood relations',
    level: 'easy',
  },
  {
    ask: 'Five boxes J, K, L, M and N stand one on another. J is at the top. Exactly two boxes are between J and L. K is immediately below L. M is somewhere above N. Which box is in the middle?',
    right: 'N',
    wrong: ['M', 'L', 'K', 'Cannot be determined'],
    why: 'J is first, L fourth and K fifth. M above N leaves second place to M and third, the middle, to N.',
    topic: 'Puzzle',
    level: 'medium',
    proof: {
      rule: 'arrangement',
      items: ['J', 'K', 'L', 'M', 'N'],
      clues: [
        ['at', 'J', 1],
        ['gap', 'J', 'L', 2],
        ['just-before', 'L', 'K'],
        ['before', 'M', 'N'],
      ],
      place: 3,
    },
  },
];

export const clerk1 = defineTest({
  ...PRELIMS,
  testId: 'ibps-clerk-1',
  title: 'Clerk Prelims: Mini Mock 1',
  sections: [
    { name: 'English Language', minutes: SECTION_MINUTES, drafts: english },
    { name: 'Numerical Ability', minutes: SECTION_MINUTES, drafts: numerical },
    { name: 'Reasoning Ability', minutes: SECTION_MINUTES, drafts: reasoning },
  ],
});
