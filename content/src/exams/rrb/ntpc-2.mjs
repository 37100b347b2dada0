import { defineTest } from '../assemble/define-test.mjs';
import { pathArea } from '../maths/geometry.mjs';
import { rateToMultiply } from '../maths/interest.mjs';
import { missingTerm, progressionSum } from '../maths/numbers.mjs';
import { constitution, INDIAN_RAILWAYS, ncert } from '../sources.mjs';
import { NTPC } from './marking.mjs';

const mathematics = [
  pathArea({ length: 40, breadth: 30, width: 2 }),
  progressionSum({ start: 5, gap: 4, count: 20 }),
  rateToMultiply({ times: 3, years: 16 }),
];

const reasoning = [
  {
    ask: 'What is the angle between the hands of a clock at 4:20?',
    right: '10°',
    wrong: ['0°', '20°', '30°'],
    why: 'The hour hand stands at $4 \\times 30 + 20 \\times \\frac{1}{2} = 130$ degrees, the minute hand at $20 \\times 6 = 120$ degrees.',
    topic: 'Clocks',
    level: 'medium',
    proof: { rule: 'clock', hours: 4, minutes: 20 },
  },
  missingTerm({
    terms: [2, 6, 12, 20, 30, 42],
    hidden: 5,
    law: 'The steps are 4, 6, 8, 10, 12: $30 + 12 = 42$.',
    proof: { secondDifference: 2 },
  }),
  {
    ask: 'Today is Saturday. Which day will it be after 100 days?',
    right: 'Monday',
    wrong: ['Sunday', 'Tuesday', 'Saturday'],
    why: '$100 = 14 \\times 7 + 2$, so it is the day two after Saturday.',
    topic: 'Calendar',
    level: 'easy',
    proof: { rule: 'weekday-after', start: 'Saturday', days: 100 },
  },
];

const awareness = [
  {
    ask: 'Which instrument measures the pressure of the air?',
    right: 'Barometer',
    wrong: ['Hygrometer', 'Anemometer', 'Thermometer'],
    why: 'A hygrometer measures humidity, an anemometer the speed of wind, a thermometer temperature.',
    topic: 'Physics',
    level: 'easy',
    source: ncert('Geography (class 7), chapter on air'),
  },
  {
    ask: 'In which year was the Quit India Movement launched?',
    right: '1942',
    wrong: ['1920', '1930', '1946'],
    why: 'It began in August 1942. Non-Cooperation started in 1920, Civil Disobedience in 1930.',
    topic: 'History',
    level: 'easy',
    source: ncert('India and the Contemporary World II (class 10), chapter 2'),
  },
  {
    ask: 'Who elects the President of India?',
    right: 'The elected members of both Houses of Parliament and of the legislative assemblies',
    wrong: [
      'All citizens aged 18 or over',
      'The members of the Lok Sabha alone',
      'The members of the Rajya Sabha and the Governors',
    ],
    why: 'Article 54 names this electoral college. Nominated members do not vote in it.',
    topic: 'Polity',
    level: 'medium',
    source: constitution('Article 54'),
  },
  {
    ask: 'How wide is the broad gauge of Indian Railways?',
    right: '1,676 mm',
    wrong: ['1,435 mm', '1,000 mm', '762 mm'],
    why: 'Broad gauge is 1,676 mm between the rails. 1,435 mm is the standard gauge of many other countries, 1,000 mm the metre gauge.',
    topic: 'Railways',
    level: 'medium',
    source: INDIAN_RAILWAYS,
  },
];

export const ntpc2 = defineTest({
  ...NTPC,
  testId: 'rrb-ntpc-2',
  title: 'NTPC CBT 1: Mini Mock 2',
  sections: [
    { name: 'Mathematics', drafts: mathematics },
    { name: 'General Intelligence and Reasoning', drafts: reasoning },
    { name: 'General Awareness', drafts: awareness },
  ],
});
