import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.55';

export const apLit: ApExam = {
  title: 'AP English Literature Score Calculator',
  description:
    'Free AP English Literature score estimate (1 to 5) from 45 multiple-choice questions and 3 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Lit score calculator, AP English Literature score',
  path: '/tools/ap-lit-score-calculator',
  name: 'AP English Literature',
  mcqTotal: 45,
  mcqWeight: parseDecimal('0.45'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    { name: 'Poetry Analysis', maxScore: 6, description: 'How a poem makes its meaning.' },
    {
      name: 'Prose Fiction Analysis',
      maxScore: 6,
      description: 'How a passage of fiction makes its meaning.',
    },
    { name: 'Literary Argument', maxScore: 6, description: 'An argument about a work of your choice.' },
  ]),
  examSpecificInfo: {
    fullName: 'AP English Literature and Composition',
    examFormat: '45 multiple-choice questions for 45% of the score; three essays of 6 points for 55%.',
    passingRate: describePassingRate('ap-lit'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The format with 45 multiple-choice questions and three essays of equal weight is modeled; equal weights are this site’s assumption.',
  related: { exams: [], words: ['English', 'essay', 'reading', 'AP'] },
};
