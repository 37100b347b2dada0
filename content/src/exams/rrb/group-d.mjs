import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { groupD1 } from './group-d-1.mjs';
import { groupD2 } from './group-d-2.mjs';
import { INDIAN_RAILWAYS } from './resources.mjs';

export const groupD = defineExam(
  {
    examId: 'RRB_GROUP_D',
    type: 'rrb',
    title: 'RRB Group D CBT',
    description:
      'Full papers and mini tests for the computer-based test of Level 1 posts of the railways: mathematics, reasoning, general science and awareness.',
    difficulty: 'easy',
    topics: ['Mathematics', 'General Intelligence and Reasoning', 'General Science', 'General Awareness'],
    weight: 85,
    imageUrl: emblem('rrb', 'GD'),
    keywords: 'RRB Group D mock test, railway Level 1 practice, general science, railway exam',
    keyInformation: [
      ...factLines('rrb-group-d'),
      'Our three full papers have the sections, questions, minutes and marks of the real paper. They hold no current affairs, which would be out of date.',
      'Our mini mocks have 12 questions (3, 4, 3 and 2) in 11 minutes.',
      'General Science follows the textbooks of classes 9 and 10.',
    ],
    didYouKnow: [
      'Rails grow longer in the heat: a kilometre of steel gains about 12 mm for each degree Celsius.',
      'Steel wheels on steel rails roll so easily that a train can coast for many kilometres.',
      'The science questions come from the everyday: mirrors, kitchens, metals and the human body.',
    ],
    faqs: [
      {
        question: 'How hard is the mathematics?',
        answer: 'Class 10 level. Speed and care matter more than special methods.',
      },
      {
        question: 'Does the physical test count?',
        answer:
          'It comes after the written test and has to be passed. This site covers the written test only.',
      },
      {
        question: 'Should I take a full paper or a mini test?',
        answer:
          'A mini test of 12 questions fits into a break and shows which section is weak. A full paper takes an hour and a half and shows how you keep the pace.',
      },
      {
        question: 'How can I improve in science quickly?',
        answer:
          'Learn units, everyday acids and bases, and the parts of the cell. They come up again and again.',
      },
    ],
    resources: [INDIAN_RAILWAYS],
  },
  [groupD1, groupD2],
);
