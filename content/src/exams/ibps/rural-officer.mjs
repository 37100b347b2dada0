import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { BANKING_PERSONNEL_INSTITUTE } from './resources.mjs';
import { ruralOfficer1 } from './rural-officer-1.mjs';
import { ruralOfficer2 } from './rural-officer-2.mjs';

export const ruralOfficer = defineExam(
  {
    examId: 'IBPS_RRB_OFFICER_PRELIMS',
    type: 'ibps',
    title: 'IBPS RRB Officer Scale I Prelims',
    description:
      'Full papers and mini tests for the preliminary examination of officers in regional rural banks: reasoning and quantitative aptitude.',
    difficulty: 'medium',
    topics: ['Reasoning', 'Quantitative Aptitude'],
    weight: 78,
    imageUrl: emblem('ibps', 'RRB'),
    keywords: 'IBPS RRB Officer mock test, RRB PO prelims practice, regional rural banks, reasoning',
    keyInformation: [
      ...factLines('ibps-rrb-officer-prelims'),
      'Our three full papers have the two sections of the real paper: 40 questions in 25 minutes, then 40 in 20, each with its own clock.',
      'Our mini mocks have 12 questions, six from each section, in two locked sections of 4 and 3 minutes.',
      'Here RRB stands for regional rural banks. The railway recruitment boards share the letters, not the examination.',
    ],
    didYouKnow: [
      'The first regional rural banks opened on 2 October 1975.',
      'A chain such as A > B = C is read fastest from left to right with a finger on the strict sign.',
      'The differences of a number series are often the squares or the odd numbers: look at them first.',
    ],
    faqs: [
      {
        question: 'Is there an English section?',
        answer: 'Not in the preliminary paper. English or Hindi comes in the main examination.',
      },
      {
        question: 'Which puzzles are worth the time?',
        answer:
          'Those with a fixed point, such as "Science is on Wednesday". Begin there and place the pairs.',
      },
      {
        question: 'Are data tables part of the real paper?',
        answer: 'Usually yes. Practise them with the PO and Clerk tests of this site.',
      },
    ],
    resources: [BANKING_PERSONNEL_INSTITUTE],
  },
  [ruralOfficer1, ruralOfficer2],
);
