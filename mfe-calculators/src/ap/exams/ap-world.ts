import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByShares } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.6';

export const apWorld: ApExam = {
  title: messages.apWorldHistoryScore,
  description: messages.freeApWorldHistory,
  keywords: messages.apWorldScoreCalculator,
  path: '/tools/ap-world-score-calculator',
  name: messages.apWorldHistory,
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
    fullName: messages.apWorldHistoryModern,
    examFormat: messages.n55MultipleChoiceQuestionsFor40,
    passingRate: describePassingRate('ap-world'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theFormatWith55,
  related: { exams: ['data-interpretation', 'calendars-and-clocks'], words: ['history', 'AP'] },
};
