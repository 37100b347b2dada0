import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.333';

export const apPsych: ApExam = {
  title: messages.apPsychologyScoreCalculator,
  description: messages.freeApPsychologyScore,
  keywords: messages.apPsychologyScoreCalculatorAp,
  path: '/tools/ap-psych-score-calculator',
  name: messages.apPsychology,
  mcqTotal: 100,
  mcqWeight: parseDecimal('0.667'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    {
      name: messages.conceptApplication,
      maxScore: 7,
      description: messages.aScenarioAndHow,
    },
    {
      name: messages.researchDesign,
      maxScore: 7,
      description: messages.aStudyItsMethod,
    },
  ]),
  examSpecificInfo: {
    fullName: messages.apPsychology,
    examFormat: messages.n100MultipleChoiceQuestions,
    passingRate: describePassingRate('ap-psych'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theExamAsItWasBeforeItsRedesign,
  related: { exams: ['data-interpretation', 'average', 'probability'], words: ['psychology', 'AP'] },
};
