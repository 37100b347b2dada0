import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { po1 } from './po-1.mjs';
import { po2 } from './po-2.mjs';
import { BANKING_PERSONNEL_INSTITUTE } from './resources.mjs';

export const po = defineExam(
  {
    examId: 'IBPS_PO_PRELIMS',
    type: 'ibps',
    title: 'IBPS PO Prelims',
    description:
      'Full papers and mini tests for the preliminary examination of probationary officers, in three timed sections with five options.',
    difficulty: 'hard',
    topics: ['English Language', 'Quantitative Aptitude', 'Reasoning Ability'],
    weight: 90,
    imageUrl: emblem('ibps', 'PO'),
    keywords: 'IBPS PO mock test, bank PO prelims practice, reasoning ability, quantitative aptitude',
    keyInformation: [
      ...factLines('ibps-po-prelims'),
      'Our three full papers have the three sections of the real paper, each with 20 minutes that no other section can use.',
      'Our mini mocks have 12 questions in three locked sections of 3 minutes each. A question has 1 mark in English, 6/7 in Quantitative Aptitude and 8/7 in Reasoning, as in the real paper; a wrong answer costs a quarter of that.',
      'With five options and a quarter lost, a blind guess is worth exactly nothing on average. Ruling out one option makes it worth taking.',
    ],
    didYouKnow: [
      'One right answer and four wrong ones add up to zero marks.',
      'In the comparison of two quadratic equations the roots are often visible at once: find two numbers with the given sum and product.',
      'When two conclusions contradict each other and neither is certain, "either I or II" is the answer that many miss.',
    ],
    faqs: [
      {
        question: 'Why do the questions have five options?',
        answer: 'Because the real paper has five. It makes guessing less rewarding than in papers with four.',
      },
      {
        question: 'Do the preliminary marks count for the final selection?',
        answer:
          'They decide who may sit the main examination. Read the current notification for the details.',
      },
      {
        question: 'Should I take a full paper or a mini test?',
        answer:
          'A mini test of 12 questions fits into a break and shows which section is weak. A full paper takes an hour and shows how you keep the pace.',
      },
      {
        question: 'How should I use three minutes for four questions?',
        answer: 'Take the two quickest first. A puzzle that does not open up within a minute can wait.',
      },
    ],
    resources: [BANKING_PERSONNEL_INSTITUTE],
  },
  [po1, po2],
);
