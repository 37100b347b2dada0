import { defineTest } from '../assemble/define-test.mjs';
import { sumWithReciprocal } from '../maths/algebra.mjs';
import { lateAndEarly } from '../maths/motion.mjs';
import { priceForGain } from '../maths/trade.mjs';
import { FOUR, syllogism } from '../reasoning/conclusions.mjs';
import { constitution, ncert } from '../sources.mjs';
import { CGL_SECTION_MINUTES, CGL_TIER_1 } from './marking.mjs';

const reasoning = [
  {
    ask: 'In a code PLANET is written as SODQHW. How is ROCKET written in the same code?',
    right: 'URFNHW',
    wrong: ['OLZHBQ', 'URFNGW', 'USFNHW'],
    why: 'Every letter moves three places forward: R-U, O-R, C-F, K-N, E-H, T-W.',
    topic: 'Coding and decoding',
    level: 'easy',
    proof: { rule: 'letter-code', from: 'PLANET', to: 'SODQHW', word: 'ROCKET' },
  },
  {
    ask: 'Asha walks 10 m south, turns left and walks 8 m, and turns left again and walks 16 m. How far and in which direction from her starting point is she now?',
    right: '10 m, towards the north-east',
    wrong: ['10 m, towards the south-east', '14 m, towards the north-east', '6 m, towards the north'],
    why: 'South 10, east 8, north 16: in all 6 m north and 8 m east. $\\sqrt{6^2 + 8^2} = 10$.',
    topic: 'Direction sense',
    level: 'medium',
    proof: { rule: 'walk', steps: ['S10', 'L8', 'L16'], distance: 10, direction: 'north-east' },
  },
  syllogism({
    statements: ['All roses are flowers.', 'Some flowers are climbers.'],
    conclusions: ['Some roses are climbers.', 'Some flowers are roses.'],
    options: FOUR,
    key: 1,
    why: 'The flowers that climb need not be roses, so I is open. Since all roses are flowers, those flowers are roses: II follows.',
    logic: [
      [
        ['all', 'rose', 'flower'],
        ['some', 'flower', 'climber'],
      ],
      [
        ['some', 'rose', 'climber'],
        ['some', 'flower', 'rose'],
      ],
    ],
  }),
];

const awareness = [
  {
    ask: 'Which Part of the Constitution of India contains the Fundamental Rights?',
    right: 'Part III',
    wrong: ['Part II', 'Part IV', 'Part IV-A'],
    why: 'Part III (Articles 12 to 35) holds the Fundamental Rights. Part II is on citizenship, Part IV on Directive Principles, Part IV-A on Fundamental Duties.',
    topic: 'Polity',
    level: 'easy',
    source: constitution('Part III'),
  },
  {
    ask: 'Which of these help the blood to clot?',
    right: 'Platelets',
    wrong: ['Red blood cells', 'Lymphocytes', 'Neutrophils'],
    why: 'Platelets gather at a wound and start clotting. Red cells carry oxygen; lymphocytes and neutrophils fight infection.',
    topic: 'Biology',
    level: 'easy',
    source: ncert('Science (class 10), chapter 5'),
  },
  {
    ask: 'Against whom did the East India Company fight the Battle of Plassey in 1757?',
    right: 'Siraj-ud-Daulah',
    wrong: ['Tipu Sultan', 'Mir Qasim', 'Hyder Ali'],
    why: 'Siraj-ud-Daulah, Nawab of Bengal, was defeated at Plassey. Mir Qasim fought later, at Buxar in 1764.',
    topic: 'History',
    level: 'medium',
    source: ncert('Our Pasts III (class 8), chapter 2'),
  },
];

const quantitative = [
  priceForGain({ item: 'a bicycle', sold: 2760, loss: 8, gain: 10 }),
  sumWithReciprocal({ sum: 4, power: 2 }),
  lateAndEarly({ slow: 5, late: 12, fast: 6, early: 8 }),
];

const english = [
  {
    ask: 'Choose the word nearest in meaning to ABUNDANT.',
    right: 'Plentiful',
    wrong: ['Scarce', 'Costly', 'Distant'],
    why: 'Abundant means existing in large amounts. Scarce is its opposite.',
    topic: 'Synonyms',
    level: 'easy',
  },
  {
    ask: 'Which part of the sentence has an error?\nEach of the players / have received / a medal for the match.',
    options: ['Each of the players', 'have received', 'a medal for the match', 'No error'],
    key: 1,
    why: '"Each" is singular, so the verb must be "has received".',
    topic: 'Error spotting',
    level: 'easy',
  },
  {
    ask: 'What does the idiom "to burn the midnight oil" mean?',
    right: 'To work or study late into the night',
    wrong: ['To waste fuel', 'To quarrel over small things', 'To start a dangerous plan'],
    why: 'Before electric light, working late meant burning lamp oil.',
    topic: 'Idioms',
    level: 'easy',
  },
];

export const cgl1 = defineTest({
  ...CGL_TIER_1,
  testId: 'ssc-cgl-1',
  title: 'CGL Tier 1: Mini Mock 1',
  sections: [
    { name: 'General Intelligence and Reasoning', minutes: CGL_SECTION_MINUTES, drafts: reasoning },
    { name: 'General Awareness', minutes: CGL_SECTION_MINUTES, drafts: awareness },
    { name: 'Quantitative Aptitude', minutes: CGL_SECTION_MINUTES, drafts: quantitative },
    { name: 'English Comprehension', minutes: CGL_SECTION_MINUTES, drafts: english },
  ],
});
