import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByMaxima } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.5';

export const apChem: ApExam = {
  title: 'AP Chemistry Score Calculator',
  description:
    'Free AP Chemistry score estimate (1 to 5) from 60 multiple-choice questions and 7 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Chemistry score calculator, AP Chem score calculator',
  path: '/tools/ap-chem-score-calculator',
  name: 'AP Chemistry',
  mcqTotal: 60,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByMaxima(FRQ_WEIGHT, [
    {
      name: 'Long question 1',
      maxScore: 10,
      description: 'A problem in many parts, often around one experiment.',
    },
    {
      name: 'Long question 2',
      maxScore: 10,
      description: 'A problem in many parts, often around one experiment.',
    },
    {
      name: 'Long question 3',
      maxScore: 10,
      description: 'A problem in many parts, often around one experiment.',
    },
    { name: 'Short question 1', maxScore: 4, description: 'A shorter problem about one idea.' },
    { name: 'Short question 2', maxScore: 4, description: 'A shorter problem about one idea.' },
    { name: 'Short question 3', maxScore: 4, description: 'A shorter problem about one idea.' },
    { name: 'Short question 4', maxScore: 4, description: 'A shorter problem about one idea.' },
  ]),
  examSpecificInfo: {
    fullName: 'AP Chemistry',
    examFormat:
      '60 multiple-choice questions for half of the score; three long questions of 10 points and four short ones of 4 for the other half.',
    passingRate: describePassingRate('ap-chem'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The format with 60 multiple-choice questions is modeled; the points of the free-response questions count alike, 46 in all.',
  related: {
    exams: ['logarithms', 'ratio-and-proportion', 'mixture-and-alligation'],
    words: ['chemistry', 'AP'],
  },
};
