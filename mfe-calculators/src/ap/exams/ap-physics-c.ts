import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByMaxima } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.5';

export const apPhysicsC: ApExam = {
  title: messages.apPhysicsCScore,
  description: messages.freeApPhysicsC,
  keywords: messages.apPhysicsCScoreCalculator,
  path: '/tools/ap-physics-c-score-calculator',
  name: messages.apPhysicsC,
  mcqTotal: 35,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByMaxima(FRQ_WEIGHT, [
    { name: messages.longProblem1, maxScore: 15, description: messages.aProblemInManyParts },
    { name: messages.longProblem2, maxScore: 15, description: messages.aProblemInManyParts },
    { name: messages.shortProblem, maxScore: 5, description: messages.aShorterProblemAbout },
  ]),
  examSpecificInfo: {
    fullName: messages.apPhysicsCMechanics,
    examFormat: messages.n35MultipleChoiceQuestions,
    passingRate: messages.ofTheMechanicsExam(describePassingRate('ap-physics-c')),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theExamAsItWasBefore,
  related: {
    exams: ['quadratic-equations', 'time-speed-and-distance', 'coordinate-geometry'],
    words: ['physics', 'calculus', 'AP'],
  },
};
