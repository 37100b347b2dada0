import { defineTest } from '../assemble/define-test.mjs';
import { largerOfTwo } from '../maths/algebra.mjs';
import { diceSum } from '../maths/chance.mjs';
import { cubesFromBlock } from '../maths/geometry.mjs';
import { FOUR, syllogism } from '../reasoning/conclusions.mjs';
import { britannica, ncert } from '../sources.mjs';
import { LEVEL_1 } from './marking.mjs';

const mathematics = [
  cubesFromBlock({ sides: [12, 9, 6], edge: 3 }),
  largerOfTwo({ sum: 24, squares: 96 }),
  diceSum({ sum: 10 }),
];

const reasoning = [
  {
    ask: 'If BOOK is written as 2-15-15-11, how is CODE written?',
    right: '3-15-4-5',
    wrong: ['3-14-4-5', '3-15-5-4', '4-15-4-5'],
    why: 'Each letter becomes its place in the alphabet: C 3, O 15, D 4, E 5.',
    topic: 'Coding and decoding',
    level: 'easy',
    proof: { rule: 'alphabet-places', word: 'CODE', code: '3-15-4-5' },
  },
  {
    ask: 'Suppose + means "multiply", × means "subtract", ÷ means "add" and − means "divide". What is the value of 12 − 4 + 3 ÷ 5 × 2? After the exchange the usual order of operations holds.',
    right: '12',
    wrong: ['10', '14', '9'],
    why: 'Written in the usual way it is $12 \\div 4 \\times 3 + 5 - 2 = 9 + 5 - 2 = 12$.',
    topic: 'Mathematical operations',
    level: 'medium',
    proof: {
      rule: 'swapped-signs',
      text: '12 − 4 + 3 ÷ 5 × 2',
      signs: { '+': '*', '×': '-', '÷': '+', '−': '/' },
    },
  },
  syllogism({
    statements: ['All teachers are readers.', 'Some readers are writers.'],
    conclusions: ['Some teachers are writers.', 'All readers are teachers.'],
    options: FOUR,
    key: 3,
    why: 'The readers who write need not be teachers, and there may be readers who are not teachers.',
    logic: [
      [
        ['all', 'teacher', 'reader'],
        ['some', 'reader', 'writer'],
      ],
      [
        ['some', 'teacher', 'writer'],
        ['all', 'reader', 'teacher'],
      ],
    ],
  }),
  {
    ask: 'A boy cycles 5 km east from home, turns left and rides 3 km, turns left again and rides 5 km. Where is he now, seen from home?',
    right: '3 km north',
    wrong: ['3 km south', '8 km north', '5 km west'],
    why: 'East 5 and west 5 cancel out; the 3 km north between them remain.',
    topic: 'Direction sense',
    level: 'easy',
    proof: { rule: 'walk', steps: ['E5', 'L3', 'L5'], distance: 3, direction: 'north' },
  },
];

const science = [
  {
    ask: 'Which kind of mirror gives drivers a wide view of the traffic behind them?',
    right: 'Convex',
    wrong: ['Concave', 'Plane', 'Parabolic reflector'],
    why: 'A convex mirror forms an upright, smaller image and covers a wider field than a plane mirror of its size.',
    topic: 'Physics',
    level: 'easy',
    source: ncert('Science (class 10), chapter 9'),
  },
  {
    ask: 'Which metal is liquid at ordinary room temperature?',
    right: 'Mercury',
    wrong: ['Sodium', 'Lead', 'Zinc'],
    why: 'Mercury melts at about -39 °C. Sodium, lead and zinc melt well above room temperature.',
    topic: 'Chemistry',
    level: 'easy',
    source: ncert('Science (class 10), chapter 3'),
  },
  {
    ask: 'Which is the largest gland of the human body?',
    right: 'Liver',
    wrong: ['Pancreas', 'Thyroid', 'Pituitary'],
    why: 'The liver of an adult weighs about one and a half kilograms and makes bile.',
    topic: 'Biology',
    level: 'easy',
    source: britannica('Liver', 'science/liver'),
  },
];

const awareness = [
  {
    ask: 'Which is the highest civilian award of India?',
    right: 'Bharat Ratna',
    wrong: ['Padma Vibhushan', 'Param Vir Chakra', 'Padma Bhushan'],
    why: 'Bharat Ratna ranks above the Padma awards. Param Vir Chakra is the highest military decoration.',
    topic: 'Awards',
    level: 'easy',
    source: britannica('Bharat Ratna', 'topic/Bharat-Ratna'),
  },
  {
    ask: 'In which city is the central office of the Reserve Bank of India?',
    right: 'Mumbai',
    wrong: ['New Delhi', 'Kolkata', 'Chennai'],
    why: 'It opened in Calcutta in 1935 and moved to Bombay, now Mumbai, for good in 1937.',
    topic: 'Economy',
    level: 'easy',
    source: { name: 'Reserve Bank of India, About us', address: 'https://www.rbi.org.in/' },
  },
];

export const groupD2 = defineTest({
  ...LEVEL_1,
  testId: 'rrb-group-d-2',
  title: 'Group D CBT: Mini Mock 2',
  sections: [
    { name: 'Mathematics', drafts: mathematics },
    { name: 'General Intelligence and Reasoning', drafts: reasoning },
    { name: 'General Science', drafts: science },
    { name: 'General Awareness', drafts: awareness },
  ],
});
