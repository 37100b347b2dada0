import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.3';

export const apCsp: ApExam = {
  title: 'AP Computer Science Principles Score Calculator',
  description:
    'Free AP Computer Science Principles score estimate (1 to 5) from 70 multiple-choice questions and the Create task: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP CSP score calculator, AP Computer Science Principles score',
  path: '/tools/ap-csp-score-calculator',
  name: 'AP Computer Science Principles',
  mcqTotal: 70,
  mcqWeight: parseDecimal('0.7'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    {
      name: 'Create performance task',
      maxScore: 6,
      description: 'The program that you made, its video, and what you write about it.',
    },
  ]),
  examSpecificInfo: {
    fullName: 'AP Computer Science Principles',
    examFormat:
      '70 multiple-choice questions for 70% of the score; the Create performance task of 6 points for 30%.',
    passingRate: describePassingRate('ap-csp'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: 'The format with 70 multiple-choice questions and a Create task of 6 points is modeled.',
  related: {
    exams: ['number-system', 'percentage', 'probability'],
    words: ['computer', 'programming', 'AP'],
  },
};
