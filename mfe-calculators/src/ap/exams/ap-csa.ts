import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.5';

export const apCsa: ApExam = {
  title: messages.apComputerScienceCalculator,
  description: messages.freeApComputerScience,
  keywords: messages.apCsaScoreCalculator,
  path: '/tools/ap-csa-score-calculator',
  name: messages.apComputerScience,
  mcqTotal: 40,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    {
      name: messages.methodsAndControlStructures,
      maxScore: 9,
      description: messages.writeMethodsWithConditions,
    },
    { name: messages.classLabel, maxScore: 9, description: messages.writeAWholeClass },
    { name: messages.arrayArraylist, maxScore: 9, description: messages.workThroughAList },
    { name: '2D Array', maxScore: 9, description: messages.workThroughRows },
  ]),
  examSpecificInfo: {
    fullName: messages.apComputerScience,
    examFormat: messages.n40MultipleChoiceQuestions,
    passingRate: describePassingRate('ap-csa'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theExam,
  related: {
    exams: ['number-series', 'divisibility-and-remainders', 'permutations-and-combinations'],
    words: ['computer', 'programming', 'AP'],
  },
};
