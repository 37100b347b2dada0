import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { clerk1 } from './clerk-1.mjs';
import { clerk2 } from './clerk-2.mjs';
import { BANKING_PERSONNEL_INSTITUTE } from './resources.mjs';

export const clerk = defineExam(
  {
    examId: 'IBPS_CLERK_PRELIMS',
    type: 'ibps',
    title: 'IBPS Clerk Prelims',
    description:
      'Full papers and mini tests for the preliminary examination of bank clerks: short calculations, plain English and quick reasoning.',
    difficulty: 'medium',
    topics: ['English Language', 'Numerical Ability', 'Reasoning Ability'],
    weight: 86,
    imageUrl: emblem('ibps', 'CLK'),
    keywords: 'IBPS Clerk mock test, bank clerk prelims practice, numerical ability, reasoning ability',
    keyInformation: [
      ...factLines('ibps-clerk-prelims'),
      'Our three full papers have the three sections of the real paper, each with 20 minutes that no other section can use.',
      'Our mini mocks have 12 questions in three locked sections of 3 minutes each.',
      'Speed matters more than depth: most questions have a short way that takes half a minute.',
    ],
    didYouKnow: [
      'The average speed there and back is never the plain mean of two different speeds: it is always lower.',
      'For 15 percent of a number take a tenth of it and add half of that tenth.',
      'Squares up to 30 and cubes up to 15, learned by heart, save a minute in every paper.',
    ],
    faqs: [
      {
        question: 'How does the clerk paper differ from the PO paper?',
        answer: 'The sections are alike. The clerk paper asks for more speed and uses easier puzzles.',
      },
      {
        question: 'May I use a calculator?',
        answer: 'Not in the real examination, so do without one here too.',
      },
      {
        question: 'Should I take a full paper or a mini test?',
        answer:
          'A mini test of 12 questions fits into a break and shows which section is weak. A full paper takes an hour and shows how you keep the pace.',
      },
      {
        question: 'Is it wise to leave questions blank?',
        answer: 'Yes, when you cannot rule out a single option. A blank costs nothing.',
      },
    ],
    resources: [BANKING_PERSONNEL_INSTITUTE],
  },
  [clerk1, clerk2],
);
