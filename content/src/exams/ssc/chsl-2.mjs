import { defineTest } from '../assemble/define-test.mjs';
import { cylinderVolume } from '../maths/geometry.mjs';
import { riseThenFall } from '../maths/percentages.mjs';
import { agesInRatio } from '../maths/ratios.mjs';
import { britannica, constitution, ncert } from '../sources.mjs';
import { TIER_1 } from './marking.mjs';

const english = [
  {
    ask: 'Choose the passive form.\nThe gardener waters the plants every morning.',
    right: 'The plants are watered by the gardener every morning.',
    wrong: [
      'The plants were watered by the gardener every morning.',
      'The plants are being watered by the gardener every morning.',
      'The plants have been watered by the gardener every morning.',
    ],
    why: 'The sentence is in the simple present, so the passive is "are watered".',
    topic: 'Active and passive voice',
    level: 'easy',
  },
  {
    ask: 'Choose the word nearest in meaning to CANDID.',
    right: 'Frank',
    wrong: ['Secretive', 'Sweet', 'Timid'],
    why: 'A candid answer is open and honest. It has nothing to do with candy.',
    topic: 'Synonyms',
    level: 'medium',
  },
  {
    ask: 'Which part of the sentence has an error?\nThe news about the floods / that we heard yesterday / were not true.',
    options: ['The news about the floods', 'that we heard yesterday', 'were not true', 'No error'],
    key: 2,
    why: '"News" looks plural but is singular: "was not true".',
    topic: 'Error spotting',
    level: 'easy',
  },
];

const reasoning = [
  {
    ask: 'If CAT is 24 and DOG is 26, what is BIRD?',
    right: '33',
    wrong: ['31', '35', '29'],
    why: 'Add the places of the letters in the alphabet: $2 + 9 + 18 + 4 = 33$.',
    topic: 'Coding and decoding',
    level: 'easy',
    proof: { rule: 'letter-sum', known: { CAT: 24, DOG: 26 }, word: 'BIRD' },
  },
  {
    ask: '1 March of a year is a Wednesday. Which day is 31 May of the same year?',
    right: 'Wednesday',
    wrong: ['Tuesday', 'Thursday', 'Friday'],
    why: 'From 1 March to 31 May is $30 + 30 + 31 = 91$ days, exactly 13 weeks.',
    topic: 'Calendar',
    level: 'medium',
    proof: { rule: 'weekday-after', start: 'Wednesday', from: '2023-03-01', to: '2023-05-31' },
  },
  {
    ask: 'Nisha faces east. She turns 90° clockwise, then 180°, then 90° anticlockwise. Which way does she face now?',
    right: 'West',
    wrong: ['North', 'South', 'East'],
    why: 'East, then south, then north, then west.',
    topic: 'Direction sense',
    level: 'easy',
    proof: { rule: 'turns', start: 'East', degrees: [90, 180, -90] },
  },
];

const quantitative = [
  riseThenFall({ place: 'a town', start: 50000, rise: 10, fall: 10 }),
  agesInRatio({ elder: 'Farah', younger: 'Gopal', now: [4, 3], years: 6, later: [5, 4] }),
  cylinderVolume({ radius: 7, height: 10 }),
];

const awareness = [
  {
    ask: 'How old must a person be at least to become a member of the Lok Sabha?',
    right: '25 years',
    wrong: ['21 years', '30 years', '35 years'],
    why: 'Article 84 asks for 25 years in the Lok Sabha and 30 in the Rajya Sabha. 35 is the age for the President.',
    topic: 'Polity',
    level: 'easy',
    source: constitution('Article 84'),
  },
  {
    ask: 'Lack of which vitamin causes scurvy?',
    right: 'Vitamin C',
    wrong: ['Vitamin A', 'Vitamin D', 'Vitamin K'],
    why: 'Vitamin C, found in citrus fruit and amla, keeps gums and connective tissue sound.',
    topic: 'Biology',
    level: 'easy',
    source: britannica('Vitamin C', 'science/vitamin-C'),
  },
  {
    ask: 'Who founded the Maurya dynasty?',
    right: 'Chandragupta',
    wrong: ['Bindusara', 'Ashoka', 'Brihadratha'],
    why: 'Chandragupta Maurya founded it about 321 BCE. Bindusara was his son, Ashoka his grandson, Brihadratha the last ruler.',
    topic: 'History',
    level: 'easy',
    source: ncert('Themes in Indian History I (class 12), theme 2'),
  },
];

export const chsl2 = defineTest({
  ...TIER_1,
  testId: 'ssc-chsl-2',
  title: 'CHSL Tier 1: Mini Mock 2',
  sections: [
    { name: 'English Language', drafts: english },
    { name: 'General Intelligence', drafts: reasoning },
    { name: 'Quantitative Aptitude', drafts: quantitative },
    { name: 'General Awareness', drafts: awareness },
  ],
});
