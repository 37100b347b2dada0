import { defineTest } from '../assemble/define-test.mjs';
import { circleArea } from '../maths/geometry.mjs';
import { sumFromDifference } from '../maths/interest.mjs';
import { missingTerm } from '../maths/numbers.mjs';
import { cutInUse } from '../maths/percentages.mjs';
import { ncert } from '../sources.mjs';
import { CGL_SECTION_MINUTES, CGL_TIER_1 } from './marking.mjs';

const reasoning = [
  missingTerm({
    terms: [4, 9, 19, 39, 79, 159],
    hidden: 4,
    law: 'Each number is twice the one before it plus 1: $2 \\times 39 + 1 = 79$.',
    proof: { times: 2, plus: 1 },
  }),
  {
    ask: 'Pointing to a boy, Meera says, "He is the son of the only son of my father\'s father." How is the boy related to Meera?',
    right: 'Brother',
    wrong: ['Cousin', 'Uncle', 'Nephew'],
    why: "The only son of her father's father is Meera's father, so his son is her brother.",
    topic: 'Blood relations',
    level: 'medium',
  },
  {
    ask: 'In three of these pairs the second number follows from the first in the same way. Which pair is different?',
    right: '6 : 38',
    wrong: ['7 : 49', '9 : 81', '11 : 121'],
    why: 'In the others the second number is the square of the first. The square of 6 is 36, not 38.',
    topic: 'Classification',
    level: 'easy',
    proof: { rule: 'odd-square-pair' },
  },
];

const awareness = [
  {
    ask: 'Through which of these states does the Tropic of Cancer NOT pass?',
    right: 'Odisha',
    wrong: ['Gujarat', 'Tripura', 'Jharkhand'],
    why: 'The line crosses Gujarat, Rajasthan, Madhya Pradesh, Chhattisgarh, Jharkhand, West Bengal, Tripura and Mizoram. Odisha lies south of it.',
    topic: 'Geography',
    level: 'medium',
    source: ncert('Contemporary India I (class 9), chapter 1'),
  },
  {
    ask: 'What is the SI unit of electrical resistance?',
    right: 'Ohm',
    wrong: ['Ampere', 'Volt', 'Watt'],
    why: 'One ohm is one volt per ampere. The ampere measures current, the volt potential difference, the watt power.',
    topic: 'Physics',
    level: 'easy',
    source: ncert('Science (class 10), chapter 11'),
  },
  {
    ask: 'Which Article of the Constitution, the right to constitutional remedies, did B. R. Ambedkar call its heart and soul?',
    right: 'Article 32',
    wrong: ['Article 14', 'Article 19', 'Article 21'],
    why: 'Article 32 lets a person go to the Supreme Court to enforce Fundamental Rights, without which the other rights would be mere words.',
    topic: 'Polity',
    level: 'easy',
    source: ncert('Indian Constitution at Work (class 11), chapter 2'),
  },
];

const quantitative = [
  cutInUse({ item: 'sugar', rise: 60 }),
  circleArea({ circumference: 88 }),
  sumFromDifference({ difference: 45, rate: 6 }),
];

const english = [
  {
    ask: 'Choose the word opposite in meaning to FRUGAL.',
    right: 'Wasteful',
    wrong: ['Thrifty', 'Careful', 'Simple'],
    why: 'A frugal person spends little. Thrifty means the same; wasteful is the opposite.',
    topic: 'Antonyms',
    level: 'easy',
  },
  {
    ask: 'Choose what should replace the words in capitals.\nNo sooner did the bell ring WHEN THE STUDENTS RAN OUT.',
    right: 'than the students ran out',
    wrong: ['then the students ran out', 'but the students ran out', 'No improvement needed'],
    why: '"No sooner" is a comparative and is followed by "than". "When" goes with "hardly" and "scarcely".',
    topic: 'Sentence improvement',
    level: 'medium',
  },
  {
    ask: 'Fill in the blank.\nThe river had risen so much that the village was ____ off from the town.',
    right: 'cut',
    wrong: ['given', 'called', 'turned'],
    why: '"Cut off" means separated, so that nobody can get in or out.',
    topic: 'Cloze',
    level: 'easy',
  },
];

export const cgl2 = defineTest({
  ...CGL_TIER_1,
  testId: 'ssc-cgl-2',
  title: 'CGL Tier 1: Mini Mock 2',
  sections: [
    { name: 'General Intelligence and Reasoning', minutes: CGL_SECTION_MINUTES, drafts: reasoning },
    { name: 'General Awareness', minutes: CGL_SECTION_MINUTES, drafts: awareness },
    { name: 'Quantitative Aptitude', minutes: CGL_SECTION_MINUTES, drafts: quantitative },
    { name: 'English Comprehension', minutes: CGL_SECTION_MINUTES, drafts: english },
  ],
});
