import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByMaxima } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.5';

export const apPhysicsC: ApExam = {
  title: 'AP Physics C Score Calculator',
  description:
    'Free AP Physics C score estimate (1 to 5) from 35 multiple-choice questions and 3 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Physics C score calculator, AP Physics C Mechanics score',
  path: '/tools/ap-physics-c-score-calculator',
  name: 'AP Physics C',
  mcqTotal: 35,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByMaxima(FRQ_WEIGHT, [
    { name: 'Long problem 1', maxScore: 15, description: 'A problem in many parts, with calculus.' },
    { name: 'Long problem 2', maxScore: 15, description: 'A problem in many parts, with calculus.' },
    { name: 'Short problem', maxScore: 5, description: 'A shorter problem about one idea.' },
  ]),
  examSpecificInfo: {
    fullName: 'AP Physics C: Mechanics',
    examFormat:
      '35 multiple-choice questions for half of the score; two long problems of 15 points and a short one of 5 for the other half.',
    passingRate: `Of the Mechanics exam: ${describePassingRate('ap-physics-c')}`,
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The exam as it was before its redesign of 2025 is modeled, with 35 multiple-choice questions. Two long problems and one short one are this site’s choice: 35 points in all, which count alike.',
  related: {
    exams: ['quadratic-equations', 'time-speed-and-distance', 'coordinate-geometry'],
    words: ['physics', 'calculus', 'AP'],
  },
};
