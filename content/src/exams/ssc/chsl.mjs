import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { chsl1 } from './chsl-1.mjs';
import { chsl2 } from './chsl-2.mjs';
import { STAFF_SELECTION_COMMISSION } from './resources.mjs';

export const chsl = defineExam(
  {
    examId: 'SSC_CHSL_TIER_1',
    type: 'ssc',
    title: 'SSC CHSL Tier 1',
    description:
      'Full papers and mini tests for Tier 1 of the Combined Higher Secondary Level examination: English, reasoning, arithmetic and general awareness.',
    difficulty: 'easy',
    topics: ['English Language', 'General Intelligence', 'Quantitative Aptitude', 'General Awareness'],
    weight: 84,
    imageUrl: emblem('ssc', 'CHSL'),
    keywords: 'SSC CHSL mock test, CHSL Tier 1 practice, 10+2 level exam, SSC English',
    keyInformation: [
      ...factLines('ssc-chsl-tier-1'),
      'Our three full papers have the sections, questions, minutes and marks of the real paper. No current affairs are asked: they would be out of date.',
      'Our mini mocks have 12 questions for 24 marks in 8 minutes, three from each section.',
      'The English of CHSL asks for exact grammar and spelling more often than for rare words.',
    ],
    didYouKnow: [
      'Places from the left and from the right add up to one more than the length of the row: a formula for every ranking question.',
      'A typist at 35 words a minute presses about three keys a second.',
      'The letters E, T and A are the most frequent in English, which helps with word puzzles.',
    ],
    faqs: [
      {
        question: 'How does CHSL differ from CGL?',
        answer:
          'Both Tier 1 papers have the same shape. CHSL is open from class 12 on, and its questions are somewhat easier.',
      },
      {
        question: 'In which order should I take the sections?',
        answer:
          'In our tests in any order: one clock runs for the whole test. Whether your paper has a clock for each section says its notification. Many start with English and general awareness, which take the least time.',
      },
      {
        question: 'Are the questions from old papers?',
        answer: 'No, they are written for this site in the style of the paper.',
      },
    ],
    resources: [STAFF_SELECTION_COMMISSION],
  },
  [chsl1, chsl2],
);
