import { defineTest } from '../assemble/define-test.mjs';
import { trainLength } from '../maths/motion.mjs';
import { missingTerm, otherNumber } from '../maths/numbers.mjs';
import { largestShare } from '../maths/ratios.mjs';
import { ncert } from '../sources.mjs';
import { CONSTABLE } from './marking.mjs';

const reasoning = [
  {
    ask: 'Doctor is to Hospital as Teacher is to ...',
    right: 'School',
    wrong: ['Student', 'Book', 'Lesson'],
    why: 'A doctor works in a hospital, a teacher works in a school.',
    topic: 'Analogy',
    level: 'easy',
  },
  {
    ask: 'In a code TIGER is written as UJHFS. How is HORSE written in the same code?',
    right: 'IPSTF',
    wrong: ['GNQRD', 'IPSTE', 'IQSTF'],
    why: 'Every letter moves one place forward: H-I, O-P, R-S, S-T, E-F.',
    topic: 'Coding and decoding',
    level: 'easy',
    proof: { rule: 'letter-code', from: 'TIGER', to: 'UJHFS', word: 'HORSE' },
  },
  missingTerm({
    terms: [3, 6, 11, 18, 27, 38],
    hidden: 5,
    law: 'The steps are the odd numbers 3, 5, 7, 9, 11: $27 + 11 = 38$.',
    proof: { secondDifference: 2 },
  }),
];

const awareness = [
  {
    ask: 'From which monument is the State Emblem of India taken?',
    right: 'The Lion Capital of Ashoka at Sarnath',
    wrong: ['The Great Stupa at Sanchi', 'The Iron Pillar of Delhi', 'The Sun Temple at Konark'],
    why: 'The emblem, adopted on 26 January 1950, follows the Lion Capital that Ashoka set up at Sarnath.',
    topic: 'History',
    level: 'easy',
    source: { name: 'National Portal of India, State emblem', address: 'https://www.india.gov.in/' },
  },
  {
    ask: 'Which planet is nearest to the Sun?',
    right: 'Mercury',
    wrong: ['Venus', 'Mars', 'Earth'],
    why: 'The order from the Sun is Mercury, Venus, Earth, Mars.',
    topic: 'Astronomy',
    level: 'easy',
    source: { name: 'NASA, Solar System Exploration', address: 'https://science.nasa.gov/solar-system/' },
  },
  {
    ask: 'Against the tax on what was the Dandi March of 1930 directed?',
    right: 'Salt',
    wrong: ['Cloth', 'Land', 'Sugar'],
    why: 'Gandhi walked to the sea at Dandi and made salt, in breach of the salt law.',
    topic: 'History',
    level: 'easy',
    source: ncert('India and the Contemporary World II (class 10), chapter 2'),
  },
];

const mathematics = [
  largestShare({ total: 4500, parts: [2, 3, 4] }),
  otherNumber({ hcf: 12, multiple: 360, known: 72 }),
  trainLength({ speed: 54, time: 12 }),
];

const english = [
  {
    ask: 'Choose the word opposite in meaning to ANCIENT.',
    right: 'Modern',
    wrong: ['Old', 'Large', 'Historic'],
    why: 'Ancient means very old; modern means of the present time.',
    topic: 'Antonyms',
    level: 'easy',
  },
  {
    ask: 'Fill in the blank.\nIt takes ____ hour to walk from the camp to the river.',
    right: 'an',
    wrong: ['a', 'the', 'no article'],
    why: 'The h in "hour" is silent, so the word begins with a vowel sound and takes "an".',
    topic: 'Articles',
    level: 'easy',
  },
  {
    ask: 'Which sentence is correct?',
    right: 'The furniture in this room is new.',
    wrong: [
      'The furnitures in this room are new.',
      'The furniture in this room are new.',
      'The furnitures in this room is new.',
    ],
    why: '"Furniture" cannot be counted: it has no plural and takes a singular verb.',
    topic: 'Grammar',
    level: 'easy',
  },
];

export const gd1 = defineTest({
  ...CONSTABLE,
  testId: 'ssc-gd-1',
  title: 'GD Constable: Mini Mock 1',
  sections: [
    { name: 'General Intelligence and Reasoning', drafts: reasoning },
    { name: 'General Knowledge and Awareness', drafts: awareness },
    { name: 'Elementary Mathematics', drafts: mathematics },
    { name: 'English', drafts: english },
  ],
});
