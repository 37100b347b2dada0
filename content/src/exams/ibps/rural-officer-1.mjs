import { defineTest } from '../assemble/define-test.mjs';
import { bothOfOneColour, vowelsTogether } from '../maths/chance.mjs';
import { compoundAmount } from '../maths/interest.mjs';
import { missingTerm } from '../maths/numbers.mjs';
import { mixingRatio } from '../maths/ratios.mjs';
import { fillWithLeak } from '../maths/work.mjs';
import { FIVE, inequality, syllogism } from '../reasoning/conclusions.mjs';
import { RURAL, RURAL_MINUTES } from './marking.mjs';

const reasoning = [
  syllogism({
    statements: ['Some cups are plates.', 'Some plates are spoons.'],
    conclusions: ['Some cups are spoons.', 'No cup is a spoon.'],
    options: FIVE,
    key: 2,
    why: 'Neither can be proved, but one of the two must be true: either some cups are spoons or none is.',
    logic: [
      [
        ['some', 'cup', 'plate'],
        ['some', 'plate', 'spoon'],
      ],
      [
        ['some', 'cup', 'spoon'],
        ['no', 'cup', 'spoon'],
      ],
    ],
  }),
  inequality({
    statements: ['W ≤ X < Y', 'Z ≥ Y'],
    conclusions: ['Z = X', 'W > Y'],
    key: 3,
    why: 'X < Y ≤ Z makes Z greater than X, and W ≤ X < Y makes W less than Y: both conclusions are false.',
  }),
  {
    ask: 'A, B, C, D and E live on five floors, numbered 1 to 5 from the bottom, one on each. C lives on a floor with an even number. E lives immediately above C, and D immediately above E. B lives below C. Who lives on the top floor?',
    right: 'A',
    wrong: ['B', 'D', 'E', 'Cannot be determined'],
    why: 'With C on 4 there is no room for E and D above. So C is on 2, E on 3, D on 4, B on 1, and A on 5.',
    topic: 'Puzzle',
    level: 'medium',
    proof: {
      rule: 'arrangement',
      items: ['A', 'B', 'C', 'D', 'E'],
      clues: [
        ['even', 'C'],
        ['just-before', 'C', 'E'],
        ['just-before', 'E', 'D'],
        ['before', 'B', 'C'],
      ],
      place: 5,
    },
  },
  {
    ask: 'If LEMON is coded as 12-5-13-15-14, which word is coded as 16-5-1-3-8?',
    right: 'PEACH',
    wrong: ['PEARL', 'TEACH', 'REACH', 'BEACH'],
    why: 'The numbers are the places of the letters in the alphabet: P 16, E 5, A 1, C 3, H 8.',
    topic: 'Coding and decoding',
    level: 'easy',
    proof: { rule: 'alphabet-places', word: 'PEACH', code: '16-5-1-3-8' },
  },
  {
    ask: 'A man walks 15 m west, turns right and walks 20 m, then turns right again and walks 15 m. How far and in which direction from his starting point is he?',
    right: '20 m, north',
    wrong: ['20 m, south', '35 m, north', '15 m, east', '50 m, north-west'],
    why: 'West 15, north 20, east 15: the first and the last stretch cancel out.',
    topic: 'Direction sense',
    level: 'easy',
    proof: { rule: 'walk', steps: ['W15', 'R20', 'R15'], distance: 20, direction: 'north' },
  },
  {
    ask: 'The letters of BASKET are put in the order of the alphabet. How many letters keep their place?',
    right: 'Two',
    wrong: ['None', 'One', 'Three', 'Four'],
    why: 'The new order is A B E K S T. K (fourth) and T (sixth) are where they were.',
    topic: 'Letter arrangement',
    level: 'medium',
    proof: { rule: 'sorted-in-place', text: 'BASKET' },
  },
];

const quantitative = [
  mixingRatio({ cheap: 48, dear: 60, mean: 52 }),
  fillWithLeak({ fill: 6, empty: 15 }),
  compoundAmount({ sum: 16000, rate: 5 }),
  missingTerm({
    terms: [5, 6, 10, 19, 35, 60],
    hidden: 5,
    law: 'The steps are the squares 1, 4, 9, 16, 25: $35 + 25 = 60$.',
    proof: { squareSteps: true },
  }),
  bothOfOneColour({ red: 5, blue: 4 }),
  vowelsTogether({ word: 'COUNTER' }),
];

export const ruralOfficer1 = defineTest({
  ...RURAL,
  testId: 'ibps-rrb-officer-1',
  title: 'RRB Officer Prelims: Mini Mock 1',
  sections: [
    { name: 'Reasoning', minutes: RURAL_MINUTES.reasoning, drafts: reasoning },
    { name: 'Quantitative Aptitude', minutes: RURAL_MINUTES.quantitative, drafts: quantitative },
  ],
});
