import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.5';

export const apCalcAb: ApExam = {
  title: 'AP Calculus AB Score Calculator',
  description:
    'Free AP Calculus AB score estimate (1 to 5) from 45 multiple-choice questions and 6 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Calculus AB score calculator, AP Calc AB score',
  path: '/tools/ap-calc-ab-score-calculator',
  name: 'AP Calculus AB',
  mcqTotal: 45,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    {
      name: 'Question 1',
      maxScore: 9,
      description: 'A problem in several parts; a graphing calculator is allowed.',
    },
    {
      name: 'Question 2',
      maxScore: 9,
      description: 'A problem in several parts; a graphing calculator is allowed.',
    },
    { name: 'Question 3', maxScore: 9, description: 'A problem in several parts, without a calculator.' },
    { name: 'Question 4', maxScore: 9, description: 'A problem in several parts, without a calculator.' },
    { name: 'Question 5', maxScore: 9, description: 'A problem in several parts, without a calculator.' },
    { name: 'Question 6', maxScore: 9, description: 'A problem in several parts, without a calculator.' },
  ]),
  examSpecificInfo: {
    fullName: 'AP Calculus AB',
    examFormat:
      '45 multiple-choice questions for half of the score; six problems of 9 points for the other half, two with a calculator and four without.',
    passingRate: describePassingRate('ap-calc-ab'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The format with 45 multiple-choice questions and six problems is modeled; each problem counts a sixth of the free-response half.',
  related: {
    exams: ['quadratic-equations', 'inequalities', 'coordinate-geometry'],
    words: ['calculus', 'maths', 'AP'],
  },
};
