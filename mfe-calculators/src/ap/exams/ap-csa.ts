import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.5';

export const apCsa: ApExam = {
  title: 'AP Computer Science A Score Calculator',
  description:
    'Free AP Computer Science A score estimate (1 to 5) from 40 multiple-choice questions and 4 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP CSA score calculator, AP Computer Science A score',
  path: '/tools/ap-csa-score-calculator',
  name: 'AP Computer Science A',
  mcqTotal: 40,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    {
      name: 'Methods and Control Structures',
      maxScore: 9,
      description: 'Write methods with conditions and loops.',
    },
    { name: 'Class', maxScore: 9, description: 'Write a whole class from its specification.' },
    { name: 'Array/ArrayList', maxScore: 9, description: 'Work through a list of objects.' },
    { name: '2D Array', maxScore: 9, description: 'Work through rows and columns.' },
  ]),
  examSpecificInfo: {
    fullName: 'AP Computer Science A',
    examFormat:
      '40 multiple-choice questions for half of the score; four programming questions of 9 points for the other half.',
    passingRate: describePassingRate('ap-csa'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The exam as it was before 2026 is modeled: 40 multiple-choice questions, and four free responses of 9 points, an eighth of the score each.',
  related: {
    exams: ['number-series', 'divisibility-and-remainders', 'permutations-and-combinations'],
    words: ['computer', 'programming', 'AP'],
  },
};
