import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.333';

export const apPsych: ApExam = {
  title: 'AP Psychology Score Calculator',
  description:
    'Free AP Psychology score estimate (1 to 5) from 100 multiple-choice questions and 2 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Psychology score calculator, AP Psych score calculator',
  path: '/tools/ap-psych-score-calculator',
  name: 'AP Psychology',
  mcqTotal: 100,
  mcqWeight: parseDecimal('0.667'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    {
      name: 'Concept Application',
      maxScore: 7,
      description: 'A scenario, and how several concepts show in it.',
    },
    {
      name: 'Research Design',
      maxScore: 7,
      description: 'A study: its method, its figures and what may be concluded.',
    },
  ]),
  examSpecificInfo: {
    fullName: 'AP Psychology',
    examFormat:
      '100 multiple-choice questions for 66.7% of the score; two free-response questions for 33.3%.',
    passingRate: describePassingRate('ap-psych'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The exam as it was before its redesign of 2025 is modeled: 100 multiple-choice questions and two free responses of 7 points. The exam of today is built differently: use this estimate as a rough guide only.',
  related: { exams: ['data-interpretation', 'average', 'probability'], words: ['psychology', 'AP'] },
};
