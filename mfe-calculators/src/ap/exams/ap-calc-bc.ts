import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.5';

export const apCalcBc: ApExam = {
  title: messages.apCalculusBcScore,
  description: messages.freeApCalculusBc,
  keywords: messages.apCalculusBcScoreCalculator,
  path: '/tools/ap-calc-bc-score-calculator',
  name: messages.apCalculusBc,
  mcqTotal: 45,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    {
      name: messages.question1,
      maxScore: 9,
      description: messages.aProblemInSeveral,
    },
    {
      name: messages.question2,
      maxScore: 9,
      description: messages.aProblemInSeveral,
    },
    { name: messages.question3, maxScore: 9, description: messages.aProblemInSeveralParts },
    { name: messages.question4, maxScore: 9, description: messages.aProblemInSeveralParts },
    { name: messages.question5, maxScore: 9, description: messages.aProblemInSeveralParts },
    { name: messages.question6, maxScore: 9, description: messages.aProblemInSeveralParts },
  ]),
  examSpecificInfo: {
    fullName: messages.apCalculusBc,
    examFormat: messages.n45MultipleChoiceQuestionsForHalf,
    passingRate: describePassingRate('ap-calc-bc'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theFormatWith45,
  related: {
    exams: ['progressions', 'quadratic-equations', 'logarithms'],
    words: ['calculus', 'maths', 'AP'],
  },
};
