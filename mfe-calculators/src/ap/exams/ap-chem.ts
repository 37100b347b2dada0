import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByMaxima } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.5';

export const apChem: ApExam = {
  title: messages.apChemistryScoreCalculator,
  description: messages.freeApChemistryScore,
  keywords: messages.apChemistryScoreCalculatorAp,
  path: '/tools/ap-chem-score-calculator',
  name: messages.apChemistry,
  mcqTotal: 60,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByMaxima(FRQ_WEIGHT, [
    {
      name: messages.longQuestion1,
      maxScore: 10,
      description: messages.aProblemInMany,
    },
    {
      name: messages.longQuestion2,
      maxScore: 10,
      description: messages.aProblemInMany,
    },
    {
      name: messages.longQuestion3,
      maxScore: 10,
      description: messages.aProblemInMany,
    },
    { name: messages.shortQuestion1, maxScore: 4, description: messages.aShorterProblemAbout },
    { name: messages.shortQuestion2, maxScore: 4, description: messages.aShorterProblemAbout },
    { name: messages.shortQuestion3, maxScore: 4, description: messages.aShorterProblemAbout },
    { name: messages.shortQuestion4, maxScore: 4, description: messages.aShorterProblemAbout },
  ]),
  examSpecificInfo: {
    fullName: messages.apChemistry,
    examFormat: messages.n60MultipleChoiceQuestionsForHalf,
    passingRate: describePassingRate('ap-chem'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theFormatWith60Multiple,
  related: {
    exams: ['logarithms', 'ratio-and-proportion', 'mixture-and-alligation'],
    words: ['chemistry', 'AP'],
  },
};
