import { defineTest } from '../assemble/define-test.mjs';
import { passesPlatform } from '../maths/motion.mjs';
import { twoDiscounts } from '../maths/trade.mjs';
import { together } from '../maths/work.mjs';
import { FOUR, syllogism } from '../reasoning/conclusions.mjs';
import { britannica, ncert } from '../sources.mjs';
import { TIER_1 } from './marking.mjs';

const english = [
  {
    ask: 'Choose one word for: a person who can use both hands equally well.',
    right: 'Ambidextrous',
    wrong: ['Ambivalent', 'Amphibious', 'Ambiguous'],
    why: 'Ambidextrous comes from Latin words for "both" and "right-handed". Ambivalent means having mixed feelings.',
    topic: 'One-word substitution',
    level: 'easy',
  },
  {
    ask: 'Which word is spelt correctly?',
    right: 'Accommodate',
    wrong: ['Accomodate', 'Acommodate', 'Acomodate'],
    why: 'Accommodate has room for a double c and a double m.',
    topic: 'Spelling',
    level: 'easy',
  },
  {
    ask: 'Fill in the blank.\nShe is good ____ solving puzzles.',
    right: 'at',
    wrong: ['on', 'of', 'by'],
    why: 'A skill is named after "good at".',
    topic: 'Prepositions',
    level: 'easy',
  },
];

const reasoning = [
  {
    ask: 'Which letter comes next in the series?\nC, E, H, L, Q, ?',
    right: 'W',
    wrong: ['V', 'X', 'U'],
    why: 'The steps grow by one: +2, +3, +4, +5 and then +6, from Q to W.',
    topic: 'Letter series',
    level: 'easy',
    proof: { rule: 'growing-steps', letters: ['C', 'E', 'H', 'L', 'Q'] },
  },
  {
    ask: 'Kabir is 14th from the left end of a row of 40 students. What is his place from the right end?',
    right: '27th',
    wrong: ['26th', '28th', '25th'],
    why: 'Places from both ends add up to one more than the row: $40 + 1 - 14 = 27$.',
    topic: 'Ranking',
    level: 'easy',
    proof: { rule: 'place-from-right', size: 40, left: 14 },
  },
  syllogism({
    statements: ['No pen is a pencil.', 'All pencils are gifts.'],
    conclusions: ['Some gifts are not pens.', 'No gift is a pen.'],
    options: FOUR,
    key: 0,
    why: 'The gifts that are pencils cannot be pens, so I follows. Other gifts may well be pens, so II does not.',
    logic: [
      [
        ['no', 'pen', 'pencil'],
        ['all', 'pencil', 'gift'],
      ],
      [
        ['some-not', 'gift', 'pen'],
        ['no', 'gift', 'pen'],
      ],
    ],
  }),
];

const quantitative = [
  twoDiscounts({ item: 'A fan', marked: 2000, first: 10, second: 5 }),
  together({ names: ['Amit', 'Bina'], alone: [20, 30] }),
  passesPlatform({ train: 150, platform: 210, speed: 72 }),
];

const awareness = [
  {
    ask: 'In which state does the river Godavari rise?',
    right: 'Maharashtra',
    wrong: ['Madhya Pradesh', 'Chhattisgarh', 'Telangana'],
    why: 'The Godavari rises at Trimbak near Nashik in Maharashtra and flows east to the Bay of Bengal.',
    topic: 'Geography',
    level: 'medium',
    source: ncert('Contemporary India I (class 9), chapter 3'),
  },
  {
    ask: 'What is the chemical formula of baking soda?',
    right: '$\\mathrm{NaHCO_3}$',
    wrong: ['$\\mathrm{Na_2CO_3}$', '$\\mathrm{NaCl}$', '$\\mathrm{NaOH}$'],
    why: 'Baking soda is sodium hydrogencarbonate. $\\mathrm{Na_2CO_3}$ is washing soda without its water, $\\mathrm{NaCl}$ table salt and $\\mathrm{NaOH}$ caustic soda.',
    topic: 'Chemistry',
    level: 'medium',
    source: ncert('Science (class 10), chapter 2'),
  },
  {
    ask: 'Who was the first Governor-General of independent India?',
    right: 'Lord Mountbatten',
    wrong: ['C. Rajagopalachari', 'Lord Wavell', 'Rajendra Prasad'],
    why: 'Mountbatten held the office until June 1948. C. Rajagopalachari followed him as the only Indian Governor-General.',
    topic: 'History',
    level: 'medium',
    source: britannica('Chakravarti Rajagopalachari', 'biography/Chakravarti-Rajagopalachari'),
  },
];

export const chsl1 = defineTest({
  ...TIER_1,
  testId: 'ssc-chsl-1',
  title: 'CHSL Tier 1: Mini Mock 1',
  sections: [
    { name: 'English Language', drafts: english },
    { name: 'General Intelligence', drafts: reasoning },
    { name: 'Quantitative Aptitude', drafts: quantitative },
    { name: 'General Awareness', drafts: awareness },
  ],
});
