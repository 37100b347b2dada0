import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByShares } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.333';

export const apMacro: ApExam = {
  title: 'AP Macroeconomics Score Calculator',
  description:
    'Free AP Macroeconomics score estimate (1 to 5) from 60 multiple-choice questions and 3 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Macro score calculator, AP Macroeconomics score calculator',
  path: '/tools/ap-macro-score-calculator',
  name: 'AP Macroeconomics',
  mcqTotal: 60,
  mcqWeight: parseDecimal('0.667'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByShares(FRQ_WEIGHT, [
    {
      name: 'Long question',
      maxScore: 10,
      description: 'A situation in several steps, with graphs.',
      share: [1, 2],
    },
    { name: 'Short question 1', maxScore: 5, description: 'One model or concept, applied.', share: [1, 4] },
    { name: 'Short question 2', maxScore: 5, description: 'One model or concept, applied.', share: [1, 4] },
  ]),
  examSpecificInfo: {
    fullName: 'AP Macroeconomics',
    examFormat:
      '60 multiple-choice questions for 66.7% of the score; one long and two short free-response questions for 33.3%.',
    passingRate: describePassingRate('ap-macro'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The format with 60 multiple-choice questions is modeled; the long question counts half of the free-response share, each short one a quarter.',
  related: {
    exams: ['percentage', 'simple-interest', 'data-interpretation'],
    words: ['economics', 'macroeconomics', 'AP'],
  },
};
