import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByShares } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.6';

export const apush: ApExam = {
  title: messages.apUsHistoryScore,
  description: messages.freeApUsHistory,
  keywords: messages.apushScoreCalculatorAp,
  path: '/tools/apush-score-calculator',
  name: messages.apUsHistory,
  mcqTotal: 55,
  mcqWeight: parseDecimal('0.4'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByShares(FRQ_WEIGHT, [
    {
      name: messages.shortAnswer1,
      maxScore: 3,
      description: messages.threePartsOnePoint,
      share: [20, 180],
    },
    {
      name: messages.shortAnswer2,
      maxScore: 3,
      description: messages.threePartsOnePointEach,
      share: [20, 180],
    },
    {
      name: messages.shortAnswer3,
      maxScore: 3,
      description: messages.threePartsOnePointEachWithout,
      share: [20, 180],
    },
    {
      name: messages.documentBasedQuestion,
      maxScore: 7,
      description: messages.anEssayThatArgues,
      share: [25, 60],
    },
    {
      name: messages.longEssay,
      maxScore: 6,
      description: messages.anEssayFromWhat,
      share: [15, 60],
    },
  ]),
  examSpecificInfo: {
    fullName: messages.apUnitedStatesHistory,
    examFormat: messages.n55MultipleChoiceQuestions,
    passingRate: describePassingRate('apush'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theFormatWith55MultipleChoice,
  related: { exams: ['data-interpretation', 'calendars-and-clocks'], words: ['history', 'AP'] },
};
