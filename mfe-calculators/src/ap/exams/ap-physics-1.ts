import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByMaxima } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.5';

export const apPhysics1: ApExam = {
  title: 'AP Physics 1 Score Calculator',
  description:
    'Free AP Physics 1 score estimate (1 to 5) from 50 multiple-choice questions and 5 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Physics 1 score calculator, AP Physics 1 curve',
  path: '/tools/ap-physics-1-score-calculator',
  name: 'AP Physics 1',
  mcqTotal: 50,
  mcqWeight: parseDecimal('0.5'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightByMaxima(FRQ_WEIGHT, [
    {
      name: 'Experimental Design',
      maxScore: 12,
      description: 'Plan an experiment, and analyze what it would give.',
    },
    {
      name: 'Quantitative/Qualitative Translation',
      maxScore: 12,
      description: 'Argue in words and in equations, and join the two.',
    },
    {
      name: 'Short answer 1',
      maxScore: 7,
      description: 'A shorter problem; one of the three asks for a reasoned paragraph.',
    },
    {
      name: 'Short answer 2',
      maxScore: 7,
      description: 'A shorter problem; one of the three asks for a reasoned paragraph.',
    },
    {
      name: 'Short answer 3',
      maxScore: 7,
      description: 'A shorter problem; one of the three asks for a reasoned paragraph.',
    },
  ]),
  examSpecificInfo: {
    fullName: 'AP Physics 1: Algebra-Based',
    examFormat:
      '50 multiple-choice questions for half of the score; five problems with 45 points for the other half.',
    passingRate: describePassingRate('ap-physics-1'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'The exam as it was before its redesign of 2025 is modeled: 50 multiple-choice questions and five problems. The points of the problems (12, 12, 7, 7, 7) are from secondary sources. The exam of today is built differently: use this estimate as a rough guide only.',
  related: {
    exams: ['time-speed-and-distance', 'quadratic-equations', 'linear-equations'],
    words: ['physics', 'AP'],
  },
};
