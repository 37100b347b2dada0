import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByMaxima } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.5';

export const apBio: ApExam = {
  title: messages.apBiologyScoreCalculator,
  description: messages.freeApBiologyScore,
  keywords: messages.apBiologyScoreCalculatorAp,
  path: '/tools/ap-bio-score-calculator',
  name: messages.apBiology,
  mcqTotal: 60,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByMaxima(FRQ_WEIGHT, [
    {
      name: messages.longQuestion1,
      maxScore: 10,
      description: messages.interpretAndEvaluate,
    },
    {
      name: messages.longQuestion2,
      maxScore: 10,
      description: messages.interpretAndEvaluateResults,
    },
    {
      name: messages.shortQuestion1,
      maxScore: 4,
      description: messages.investigatePlanAnExperiment,
    },
    { name: messages.shortQuestion2, maxScore: 4, description: messages.analyzeAConcept },
    { name: messages.shortQuestion3, maxScore: 4, description: messages.analyzeAModel },
    { name: messages.shortQuestion4, maxScore: 4, description: messages.analyzeData },
  ]),
  examSpecificInfo: {
    fullName: messages.apBiology,
    examFormat: messages.n60MultipleChoiceQuestions,
    passingRate: describePassingRate('ap-bio'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theFormatWith60,
  related: {
    exams: ['probability', 'data-interpretation', 'ratio-and-proportion'],
    words: ['biology', 'AP'],
  },
};
