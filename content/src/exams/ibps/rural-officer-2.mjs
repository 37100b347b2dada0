import { defineTest } from '../assemble/define-test.mjs';
import { compareRoots } from '../maths/algebra.mjs';
import { committees } from '../maths/chance.mjs';
import { leastWithRemainder, powerEquation } from '../maths/numbers.mjs';
import { agesInRatio } from '../maths/ratios.mjs';
import { oneLeaves } from '../maths/work.mjs';
import { FIVE, inequality, syllogism } from '../reasoning/conclusions.mjs';
import { RURAL, RURAL_MINUTES } from './marking.mjs';

const reasoning = [
  syllogism({
    statements: ['No train is a bus.', 'Some buses are vans.'],
    conclusions: ['Some vans are not trains.', 'No van is a train.'],
    options: FIVE,
    key: 0,
    why: 'The vans that are buses cannot be trains, so I follows. Other vans may be trains, so II does not.',
    logic: [
      [
        ['no', 'train', 'bus'],
        ['some', 'bus', 'van'],
      ],
      [
        ['some-not', 'van', 'train'],
        ['no', 'van', 'train'],
      ],
    ],
  }),
  inequality({
    statements: ['F = G ≥ H', 'H > K ≥ L'],
    conclusions: ['F = H', 'F > H'],
    key: 2,
    why: 'F = G ≥ H means that F is equal to H or greater. Neither alone is certain, but one of them must be true.',
  }),
  {
    ask: 'Maths, English, Hindi, Science and History are taught from Monday to Friday, one on each day. Science is on Wednesday and Maths on the day just before it. English comes before Hindi, with exactly two days between them. Which subject is taught on Friday?',
    right: 'History',
    wrong: ['Hindi', 'English', 'Maths', 'Cannot be determined'],
    why: 'Maths on Tuesday and Science on Wednesday leave only Monday for English and Thursday for Hindi. History gets Friday.',
    topic: 'Puzzle',
    level: 'medium',
    proof: {
      rule: 'arrangement',
      items: ['Maths', 'English', 'Hindi', 'Science', 'History'],
      clues: [
        ['at', 'Science', 3],
        ['just-before', 'Maths', 'Science'],
        ['before', 'English', 'Hindi'],
        ['gap', 'English', 'Hindi', 2],
      ],
      place: 5,
    },
  },
  {
    ask: 'P is the brother of Q. Q is the daughter of R. R is the wife of S. How is P related to S?',
    right: 'Son',
    wrong: ['Brother', 'Nephew', 'Father', 'Son-in-law'],
    why: 'P and Q have the same parents, R and her husband S. P is male, so he is the son of S.',
    topic: 'Blood relations',
    level: 'easy',
  },
  {
    ask: 'In a code TABLE is written as FMCBU. How is CHAIR written in the same code?',
    right: 'SJBID',
    wrong: ['DIBJS', 'SJBIC', 'QHZGB', 'SKBID'],
    why: 'Write the word backward and move every letter one place forward: CHAIR, RIAHC, SJBID.',
    topic: 'Coding and decoding',
    level: 'medium',
    proof: { rule: 'reverse-code', from: 'TABLE', to: 'FMCBU', word: 'CHAIR' },
  },
  {
    ask: 'Ritu is 11th from the top of her class and 28th from the bottom. How many students are in the class?',
    right: '38',
    wrong: ['37', '39', '40', '36'],
    why: 'Ritu is counted twice, so one is taken off: $11 + 28 - 1 = 38$.',
    topic: 'Ranking',
    level: 'easy',
    proof: { rule: 'class-size', top: 11, bottom: 28 },
  },
];

const quantitative = [
  oneLeaves({ names: ['Kiran', 'Latha'], alone: [12, 18], joint: 4 }),
  agesInRatio({ elder: 'Mohan', younger: 'Nikita', now: [7, 5], years: 8, later: [9, 7] }),
  powerEquation({ base: 7, left: [5, 3], right: 9 }),
  committees({ men: 3, women: 2, from: { men: 6, women: 5 } }),
  compareRoots({ x: [4, -4], y: [4, 3] }),
  leastWithRemainder({ divisors: [12, 15, 18], remainder: 5 }),
];

export const ruralOfficer2 = defineTest({
  ...RURAL,
  testId: 'ibps-rrb-officer-2',
  title: 'RRB Officer Prelims: Mini Mock 2',
  sections: [
    { name: 'Reasoning', minutes: RURAL_MINUTES.reasoning, drafts: reasoning },
    { name: 'Quantitative Aptitude', minutes: RURAL_MINUTES.quantitative, drafts: quantitative },
  ],
});
