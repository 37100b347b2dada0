import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.5';

export const apCalcAb: ApExam = {
  title: messages.apCalculusAbScore,
  description: messages.freeApCalculusAb,
  keywords: messages.apCalculusAbScoreCalculator,
  path: '/tools/ap-calc-ab-score-calculator',
  name: messages.apCalculusAb,
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
    fullName: messages.apCalculusAb,
    examFormat: messages.n45MultipleChoiceQuestions,
    passingRate: describePassingRate('ap-calc-ab'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theFormatWith45,
  related: {
    exams: ['quadratic-equations', 'inequalities', 'coordinate-geometry'],
    words: ['calculus', 'maths', 'AP'],
  },
};
