import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.5';

export const apGov: ApExam = {
  title: messages.apUsGovernmentScore,
  description: messages.freeApUsGovernment,
  keywords: messages.apGovScoreCalculator,
  path: '/tools/ap-gov-score-calculator',
  name: messages.apUsGovernment,
  mcqTotal: 55,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    {
      name: messages.conceptApplication,
      maxScore: 3,
      description: messages.aScenarioAndWhat,
    },
    {
      name: messages.quantitativeAnalysis,
      maxScore: 4,
      description: messages.aChartATable,
    },
    {
      name: messages.scotusComparison,
      maxScore: 4,
      description: messages.aCaseYouHave,
    },
    {
      name: messages.argumentEssay,
      maxScore: 6,
      description: messages.aClaimWithEvidence,
    },
  ]),
  examSpecificInfo: {
    fullName: messages.apUnitedStatesGovernment,
    examFormat: messages.n55MultipleChoiceQuestionsForHalf,
    passingRate: describePassingRate('ap-gov'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theFormatWith55Multiple,
  related: { exams: ['data-interpretation', 'percentage'], words: ['government', 'politics', 'AP'] },
};
