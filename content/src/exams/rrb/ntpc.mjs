import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { ntpc1 } from './ntpc-1.mjs';
import { ntpc2 } from './ntpc-2.mjs';
import { INDIAN_RAILWAYS } from './resources.mjs';

export const ntpc = defineExam(
  {
    examId: 'RRB_NTPC_CBT_1',
    type: 'rrb',
    title: 'RRB NTPC CBT 1',
    description:
      'Full papers and mini tests for the first computer-based test of the non-technical popular categories of the railways.',
    difficulty: 'medium',
    topics: ['Mathematics', 'General Intelligence and Reasoning', 'General Awareness'],
    weight: 88,
    imageUrl: emblem('rrb', 'NTPC'),
    keywords: 'RRB NTPC mock test, railway exam practice, NTPC CBT 1, railway general awareness',
    keyInformation: [
      ...factLines('rrb-ntpc-cbt-1'),
      'Our three full papers have the sections, questions, minutes and marks of the real paper. They hold no current affairs, which would be out of date.',
      'Our mini mocks are one tenth of the real paper: 10 questions (3, 3 and 4) in 9 minutes.',
      'With four options and one third lost, a blind guess is worth exactly nothing on average. Rule out one option before you guess.',
    ],
    didYouKnow: [
      'The mountain railways of Darjeeling, the Nilgiris and Kalka-Shimla are together a World Heritage Site.',
      'The toy train of Darjeeling runs on rails that are only two feet apart.',
      'Three wrong answers cost exactly one mark.',
    ],
    faqs: [
      {
        question: 'What does NTPC stand for here?',
        answer: 'Non-technical popular categories, such as clerks, goods train managers and station masters.',
      },
      {
        question: 'Should I take a full paper or a mini test?',
        answer:
          'A mini test of 10 questions fits into a break and shows which section is weak. A full paper takes an hour and a half and shows how you keep the pace.',
      },
      {
        question: 'Is the third of a mark rounded?',
        answer: 'Not while it adds up. The score is kept as a fraction and rounded only for display.',
      },
      {
        question: 'Why are there no questions on current affairs?',
        answer:
          'They would be out of date soon. These tests keep to facts that last; read a newspaper for the rest.',
      },
    ],
    resources: [INDIAN_RAILWAYS],
  },
  [ntpc1, ntpc2],
);
