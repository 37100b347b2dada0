import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByShares } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.6';

export const apWorld: ApExam = {
  title: 'AP World History Score Calculator',
  description:
    'Free AP World History score estimate (1 to 5) from 55 multiple-choice questions and 5 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP World score calculator, AP World History Modern score calculator',
  path: '/tools/ap-world-score-calculator',
  name: 'AP World History',
  mcqTotal: 55,
  mcqWeight: parseDecimal('0.4'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByShares(FRQ_WEIGHT, [
    {
      name: 'Short answer 1',
      maxScore: 3,
      description: 'Three parts, one point each, on a historian’s text.',
      share: [20, 180],
    },
    {
      name: 'Short answer 2',
      maxScore: 3,
      description: 'Three parts, one point each, on a primary source or a picture.',
      share: [20, 180],
    },
    {
      name: 'Short answer 3',
      maxScore: 3,
      description: 'Three parts, one point each, without a source.',
      share: [20, 180],
    },
    {
      name: 'Document-based question',
      maxScore: 7,
      description: 'An essay that argues from the documents given: thesis, context, evidence, analysis.',
      share: [25, 60],
    },
    {
      name: 'Long essay',
      maxScore: 6,
      description: 'An essay from what you know: thesis, context, evidence, reasoning.',
      share: [15, 60],
    },
  ]),
  examSpecificInfo: {
    fullName: 'AP World History: Modern',
    examFormat:
      '55 multiple-choice questions for 40% of the score; three short answers, a document-based question and a long essay for 60%.',
    passingRate: describePassingRate('ap-world'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The format with 55 multiple-choice questions is modeled. The short answers count 20% of the exam together, the document-based question 25% and the long essay 15%. The points of each item follow the rubric that AP histories share.',
  related: { exams: ['data-interpretation', 'calendars-and-clocks'], words: ['history', 'AP'] },
};
