import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.5';

export const apCalcBc: ApExam = {
  title: 'AP Calculus BC Score Calculator',
  description:
    'Free AP Calculus BC score estimate (1 to 5) from 45 multiple-choice questions and 6 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Calculus BC score calculator, AP Calc BC score',
  path: '/tools/ap-calc-bc-score-calculator',
  name: 'AP Calculus BC',
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
    fullName: 'AP Calculus BC',
    examFormat:
      '45 multiple-choice questions for half of the score; six problems of 9 points for the other half, two with a calculator and four without. The AB subscore is not estimated.',
    passingRate: describePassingRate('ap-calc-bc'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The format with 45 multiple-choice questions and six problems is modeled; each problem counts a sixth of the free-response half.',
  related: {
    exams: ['progressions', 'quadratic-equations', 'logarithms'],
    words: ['calculus', 'maths', 'AP'],
  },
};
