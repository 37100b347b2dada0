import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByShares } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.333';

export const apMacro: ApExam = {
  title: messages.apMacroeconomicsScoreCalculator,
  description: messages.freeApMacroeconomicsScore,
  keywords: messages.apMacroScoreCalculator,
  path: '/tools/ap-macro-score-calculator',
  name: messages.apMacroeconomics,
  mcqTotal: 60,
  mcqWeight: parseDecimal('0.667'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByShares(FRQ_WEIGHT, [
    {
      name: messages.longQuestion,
      maxScore: 10,
      description: messages.aSituationInSeveral,
      share: [1, 2],
    },
    { name: messages.shortQuestion1, maxScore: 5, description: messages.oneModelOrConcept, share: [1, 4] },
    { name: messages.shortQuestion2, maxScore: 5, description: messages.oneModelOrConcept, share: [1, 4] },
  ]),
  examSpecificInfo: {
    fullName: messages.apMacroeconomics,
    examFormat: messages.n60MultipleChoiceQuestionsFor66,
    passingRate: describePassingRate('ap-macro'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theFormatWith60MultipleChoice,
  related: {
    exams: ['percentage', 'simple-interest', 'data-interpretation'],
    words: ['economics', 'macroeconomics', 'AP'],
  },
};
