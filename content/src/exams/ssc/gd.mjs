import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { gd1 } from './gd-1.mjs';
import { gd2 } from './gd-2.mjs';
import { STAFF_SELECTION_COMMISSION } from './resources.mjs';

export const gd = defineExam(
  {
    examId: 'SSC_GD',
    type: 'ssc',
    title: 'SSC GD Constable',
    description:
      'Full papers and mini tests for the computer-based examination of GD constables: reasoning, general knowledge, elementary mathematics and English.',
    difficulty: 'easy',
    topics: [
      'General Intelligence and Reasoning',
      'General Knowledge and Awareness',
      'Elementary Mathematics',
      'English',
    ],
    weight: 82,
    imageUrl: emblem('ssc', 'GD'),
    keywords: 'SSC GD mock test, GD constable practice, SSC GD reasoning, elementary mathematics',
    keyInformation: [
      ...factLines('ssc-gd'),
      'Our three full papers have the sections, questions, minutes and marks of the real paper. No current affairs are asked: they would be out of date.',
      'Our mini mocks have 12 questions for 24 marks in 9 minutes, with the pace and the marks of the real paper.',
      'In the real paper English may be replaced by Hindi; our tests are in English.',
    ],
    didYouKnow: [
      'The words "Satyameva Jayate" below the State Emblem come from the Mundaka Upanishad.',
      'To turn km/h into m/s, multiply by 5 and divide by 18.',
      'Right-angled triangles with whole sides are worth learning by heart: 3-4-5, 5-12-13, 8-15-17.',
    ],
    faqs: [
      {
        question: 'Is the written paper all there is?',
        answer:
          'No. Physical and medical tests follow for those who qualify. This site helps with the written paper only.',
      },
      {
        question: 'Why does the clock show 9 minutes?',
        answer: '80 questions in 60 minutes are 45 seconds each, and 12 times 45 seconds are 9 minutes.',
      },
      {
        question: 'What is the best way to use the review?',
        answer:
          'Read the explanation of every question that took you more than a minute, also of those you got right.',
      },
    ],
    resources: [STAFF_SELECTION_COMMISSION],
  },
  [gd1, gd2],
);
