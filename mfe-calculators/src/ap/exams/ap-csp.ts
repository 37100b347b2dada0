import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.3';

export const apCsp: ApExam = {
  title: messages.apComputerSciencePrinciplesCalculator,
  description: messages.freeApComputerSciencePrinciples,
  keywords: messages.apCspScoreCalculator,
  path: '/tools/ap-csp-score-calculator',
  name: messages.apComputerSciencePrinciples,
  mcqTotal: 70,
  mcqWeight: parseDecimal('0.7'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    {
      name: messages.createPerformanceTask,
      maxScore: 6,
      description: messages.theProgram,
    },
  ]),
  examSpecificInfo: {
    fullName: messages.apComputerSciencePrinciples,
    examFormat: messages.n70MultipleChoiceQuestions,
    passingRate: describePassingRate('ap-csp'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theFormatWith70,
  related: {
    exams: ['number-system', 'percentage', 'probability'],
    words: ['computer', 'programming', 'AP'],
  },
};
