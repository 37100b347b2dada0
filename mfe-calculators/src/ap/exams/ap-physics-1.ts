import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByMaxima } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.5';

export const apPhysics1: ApExam = {
  title: messages.apPhysics1Score,
  description: messages.freeApPhysics1,
  keywords: messages.apPhysics1ScoreCalculator,
  path: '/tools/ap-physics-1-score-calculator',
  name: messages.apPhysics1,
  mcqTotal: 50,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByMaxima(FRQ_WEIGHT, [
    {
      name: messages.experimentalDesign,
      maxScore: 12,
      description: messages.planAnExperiment,
    },
    {
      name: messages.quantitativeQualitativeTranslation,
      maxScore: 12,
      description: messages.argueInWords,
    },
    {
      name: messages.shortAnswer1,
      maxScore: 7,
      description: messages.aShorterProblemOne,
    },
    {
      name: messages.shortAnswer2,
      maxScore: 7,
      description: messages.aShorterProblemOne,
    },
    {
      name: messages.shortAnswer3,
      maxScore: 7,
      description: messages.aShorterProblemOne,
    },
  ]),
  examSpecificInfo: {
    fullName: messages.apPhysics1Algebra,
    examFormat: messages.n50MultipleChoiceQuestions,
    passingRate: describePassingRate('ap-physics-1'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theExamAsItWas,
  related: {
    exams: ['time-speed-and-distance', 'quadratic-equations', 'linear-equations'],
    words: ['physics', 'AP'],
  },
};
