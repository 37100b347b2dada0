import { defineTest } from '../assemble/define-test.mjs';
import { largestAngle } from '../maths/geometry.mjs';
import { missingTerm } from '../maths/numbers.mjs';
import { waterToAdd } from '../maths/ratios.mjs';
import { costEqualsSale } from '../maths/trade.mjs';
import { ncert, worldHeritage } from '../sources.mjs';
import { LEVEL_1 } from './marking.mjs';

const mathematics = [
  costEqualsSale({ bought: 15, sold: 12 }),
  largestAngle({ ratio: [2, 3, 4] }),
  waterToAdd({ total: 40, ratio: [3, 1], wanted: [2, 1] }),
];

const reasoning = [
  missingTerm({
    terms: [7, 8, 10, 13, 17, 22],
    hidden: 5,
    law: 'The steps are 1, 2, 3, 4, 5: $17 + 5 = 22$.',
    proof: { secondDifference: 1 },
  }),
  {
    ask: 'Which group of letters does not follow the pattern of the others?',
    right: 'RTW',
    wrong: ['ACE', 'GIK', 'MOQ'],
    why: 'In the others every letter is two after the one before. From T to W it is three.',
    topic: 'Classification',
    level: 'easy',
    proof: { rule: 'odd-letter-steps' },
  },
  {
    ask: 'Introducing a man, a woman says, "His mother is the only daughter of my mother." How is the woman related to the man?',
    right: 'Mother',
    wrong: ['Sister', 'Aunt', 'Grandmother'],
    why: 'The only daughter of her mother is the woman herself, so she is his mother.',
    topic: 'Blood relations',
    level: 'medium',
  },
  {
    ask: 'In a queue of 30 people Sita is 9th from the front and Gita 12th from the back. How many people stand between them?',
    right: '9',
    wrong: ['8', '10', '11'],
    why: 'Gita is in place $30 - 12 + 1 = 19$. Between places 9 and 19 there are $19 - 9 - 1 = 9$ people.',
    topic: 'Ranking',
    level: 'medium',
    proof: { rule: 'between-in-queue', size: 30, front: 9, back: 12 },
  },
];

const science = [
  {
    ask: 'A body moves in a straight line with constant speed. What is the net force on it?',
    right: 'Zero',
    wrong: [
      'Equal to its weight',
      'Equal to its speed times its mass',
      'A constant force in the direction of motion',
    ],
    why: "By Newton's first law a body keeps its velocity when no net force acts. Mass times velocity is its momentum.",
    topic: 'Physics',
    level: 'medium',
    source: ncert('Science (class 9), chapter on force'),
  },
  {
    ask: 'Which acid gives lemons their sour taste?',
    right: 'Citric acid',
    wrong: ['Lactic acid', 'Acetic acid', 'Formic acid'],
    why: 'Lactic acid is in curd, acetic acid in vinegar, formic acid in the sting of ants.',
    topic: 'Chemistry',
    level: 'easy',
    source: ncert('Science (class 10), chapter 2'),
  },
  {
    ask: 'Which part of a cell releases most of the energy from food?',
    right: 'Mitochondria',
    wrong: ['Ribosomes', 'Nucleus', 'Vacuole'],
    why: 'Respiration in the mitochondria yields ATP, the energy carrier of the cell. Ribosomes make proteins.',
    topic: 'Biology',
    level: 'easy',
    source: ncert('Science (class 9), chapter 5'),
  },
];

const awareness = [
  {
    ask: 'In which state is the Sun Temple of Konark?',
    right: 'Odisha',
    wrong: ['Gujarat', 'Karnataka', 'Tamil Nadu'],
    why: 'The temple, built in the 13th century in the form of a chariot, stands on the coast of Odisha.',
    topic: 'Culture',
    level: 'easy',
    source: worldHeritage('Sun Temple, Konarak', 246),
  },
  {
    ask: 'In which city did the Jallianwala Bagh massacre of 1919 take place?',
    right: 'Amritsar',
    wrong: ['Lahore', 'Delhi', 'Ludhiana'],
    why: 'On 13 April 1919 troops under Dyer fired on a crowd in the walled garden of that name in Amritsar.',
    topic: 'History',
    level: 'easy',
    source: ncert('India and the Contemporary World II (class 10), chapter 2'),
  },
];

export const groupD1 = defineTest({
  ...LEVEL_1,
  testId: 'rrb-group-d-1',
  title: 'Group D CBT: Mini Mock 1',
  sections: [
    { name: 'Mathematics', drafts: mathematics },
    { name: 'General Intelligence and Reasoning', drafts: reasoning },
    { name: 'General Science', drafts: science },
    { name: 'General Awareness', drafts: awareness },
  ],
});
