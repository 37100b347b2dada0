import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByMaxima } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.5';

export const apPhysics: ApExam = {
  title: messages.apPhysicsScoreCalculator,
  description: messages.freeApPhysicsScore,
  keywords: messages.apPhysicsScoreCalculatorAp,
  path: '/tools/ap-physics-score-calculator',
  name: messages.apPhysics,
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
    fullName: messages.apPhysicsAlgebraBased,
    examFormat: messages.n50MultipleChoiceQuestions,
    passingRate: messages.thereIsNoExam(describePassingRate('ap-physics-1')),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.thisPageModels,
  related: {
    exams: ['time-speed-and-distance', 'linear-equations', 'heights-and-distances'],
    words: ['physics', 'AP'],
  },
};
