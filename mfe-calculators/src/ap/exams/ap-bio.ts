import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByMaxima } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.5';

export const apBio: ApExam = {
  title: 'AP Biology Score Calculator',
  description:
    'Free AP Biology score estimate (1 to 5) from 60 multiple-choice questions and 6 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Biology score calculator, AP Bio score calculator, AP Bio curve',
  path: '/tools/ap-bio-score-calculator',
  name: 'AP Biology',
  mcqTotal: 60,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByMaxima(FRQ_WEIGHT, [
    {
      name: 'Long question 1',
      maxScore: 10,
      description: 'Interpret and evaluate the results of an experiment.',
    },
    {
      name: 'Long question 2',
      maxScore: 10,
      description: 'Interpret and evaluate results, with a graph to draw.',
    },
    {
      name: 'Short question 1',
      maxScore: 4,
      description: 'Investigate: plan an experiment or predict its outcome.',
    },
    { name: 'Short question 2', maxScore: 4, description: 'Analyze a concept in a situation.' },
    { name: 'Short question 3', maxScore: 4, description: 'Analyze a model or a picture.' },
    { name: 'Short question 4', maxScore: 4, description: 'Analyze data.' },
  ]),
  examSpecificInfo: {
    fullName: 'AP Biology',
    examFormat:
      '60 multiple-choice questions for half of the score; two long questions of 10 points and four short ones of 4 for the other half.',
    passingRate: describePassingRate('ap-bio'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The format with 60 multiple-choice questions is modeled; the points of the free-response questions count alike, 36 in all.',
  related: {
    exams: ['probability', 'data-interpretation', 'ratio-and-proportion'],
    words: ['biology', 'AP'],
  },
};
