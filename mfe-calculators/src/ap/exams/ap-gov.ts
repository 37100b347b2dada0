import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.5';

export const apGov: ApExam = {
  title: 'AP US Government Score Calculator',
  description:
    'Free AP US Government score estimate (1 to 5) from 55 multiple-choice questions and 4 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Gov score calculator, AP US Government and Politics score',
  path: '/tools/ap-gov-score-calculator',
  name: 'AP US Government',
  mcqTotal: 55,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    {
      name: 'Concept Application',
      maxScore: 3,
      description: 'A scenario, and what a concept explains about it.',
    },
    {
      name: 'Quantitative Analysis',
      maxScore: 4,
      description: 'A chart, a table or a map: read it, draw a conclusion, explain it.',
    },
    {
      name: 'SCOTUS Comparison',
      maxScore: 4,
      description: 'A case you have not met beside one that the course requires.',
    },
    {
      name: 'Argument Essay',
      maxScore: 6,
      description: 'A claim with evidence, reasoning and an answer to the other side.',
    },
  ]),
  examSpecificInfo: {
    fullName: 'AP United States Government and Politics',
    examFormat:
      '55 multiple-choice questions for half of the score; four free-response questions for the other half, an eighth each.',
    passingRate: describePassingRate('ap-gov'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The format with 55 multiple-choice questions is modeled; each of the four free responses counts 12.5%, whatever its points.',
  related: { exams: ['data-interpretation', 'percentage'], words: ['government', 'politics', 'AP'] },
};
