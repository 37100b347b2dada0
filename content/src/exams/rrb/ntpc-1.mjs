import { defineTest } from '../assemble/define-test.mjs';
import { trainsMeet } from '../maths/motion.mjs';
import { lastDigit } from '../maths/numbers.mjs';
import { electionVotes } from '../maths/percentages.mjs';
import { constitution, INDIAN_RAILWAYS, ncert, worldHeritage } from '../sources.mjs';
import { NTPC } from './marking.mjs';

const mathematics = [
  lastDigit({ base: 3, exponent: 58 }),
  trainsMeet({ lengths: [180, 120], speeds: [55, 53] }),
  electionVotes({ winnerShare: 56, margin: 1440 }),
];

const reasoning = [
  {
    ask: 'The second number comes from the first by one rule: 6 : 42 and 7 : 56. By the same rule, which number completes 9 : ?',
    right: '90',
    wrong: ['81', '72', '99'],
    why: 'Each number is multiplied by the one after it: $6 \\times 7 = 42$ and $7 \\times 8 = 56$. In the same way $9 \\times 10 = 90$.',
    topic: 'Analogy',
    level: 'easy',
    proof: { rule: 'times-next', known: [6, 42], number: 9 },
  },
  {
    ask: 'In a code WATER is written as YCVGT. How is FIRE written in the same code?',
    right: 'HKTG',
    wrong: ['HKTF', 'DGPC', 'GJSF'],
    why: 'Every letter moves two places forward: F-H, I-K, R-T, E-G.',
    topic: 'Coding and decoding',
    level: 'easy',
    proof: { rule: 'letter-code', from: 'WATER', to: 'YCVGT', word: 'FIRE' },
  },
  {
    ask: 'Soon after sunrise Mohan stands facing a pole. The shadow of the pole falls exactly to his right. Which direction does he face?',
    right: 'South',
    wrong: ['North', 'East', 'West'],
    why: 'In the morning the sun is in the east, and shadows point west. West is on the right of a person who faces south.',
    topic: 'Direction sense',
    level: 'medium',
  },
];

const awareness = [
  {
    ask: 'The first passenger train in India ran from Bombay in 1853. Where to?',
    right: 'Thane',
    wrong: ['Pune', 'Surat', 'Nashik'],
    why: 'On 16 April 1853 it covered the 34 km from Bori Bunder in Bombay to Thane.',
    topic: 'Railways',
    level: 'easy',
    source: INDIAN_RAILWAYS,
  },
  {
    ask: 'Which Amendment added the words "socialist", "secular" and "integrity" to the Preamble of the Constitution of India?',
    right: 'The 42nd',
    wrong: ['The 24th', 'The 44th', 'The 61st'],
    why: 'The 42nd Amendment of 1976 did. The 44th undid other parts of it, and the 61st lowered the voting age to 18.',
    topic: 'Polity',
    level: 'medium',
    source: constitution('Preamble'),
  },
  {
    ask: 'Which mangrove forest grows in the delta of the Ganga and the Brahmaputra?',
    right: 'The Sundarbans',
    wrong: ['Silent Valley', 'The Gir Forest', 'Kaziranga'],
    why: 'The Sundarbans lie partly in West Bengal and partly in Bangladesh.',
    topic: 'Geography',
    level: 'easy',
    source: worldHeritage('Sundarbans National Park', 452),
  },
  {
    ask: 'What is the pH of pure water at 25 °C?',
    right: '7',
    wrong: ['0', '5', '14'],
    why: 'Pure water is neutral: pH 7. Acids are below 7, bases above.',
    topic: 'Chemistry',
    level: 'easy',
    source: ncert('Science (class 10), chapter 2'),
  },
];

export const ntpc1 = defineTest({
  ...NTPC,
  testId: 'rrb-ntpc-1',
  title: 'NTPC CBT 1: Mini Mock 1',
  sections: [
    { name: 'Mathematics', drafts: mathematics },
    { name: 'General Intelligence and Reasoning', drafts: reasoning },
    { name: 'General Awareness', drafts: awareness },
  ],
});
