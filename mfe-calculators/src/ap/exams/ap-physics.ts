import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightByMaxima } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.5';

export const apPhysics: ApExam = {
  title: 'AP Physics Score Calculator',
  description:
    'Free AP Physics score estimate (1 to 5) from 50 multiple-choice questions and 5 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Physics score calculator, AP Physics score estimate',
  path: '/tools/ap-physics-score-calculator',
  name: 'AP Physics',
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
    fullName: 'AP Physics, algebra-based (as in Physics 1)',
    examFormat:
      '50 multiple-choice questions for half of the score; five problems with 45 points for the other half.',
    passingRate: `There is no exam of this name alone. Of AP Physics 1: ${describePassingRate('ap-physics-1')}`,
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled:
    'This page models an algebra-based physics exam as Physics 1 was before its redesign of 2025: 50 multiple-choice questions and five problems. The points of the problems (12, 12, 7, 7, 7) are from secondary sources. For mechanics with calculus use the page of Physics C.',
  related: {
    exams: ['time-speed-and-distance', 'linear-equations', 'heights-and-distances'],
    words: ['physics', 'AP'],
  },
};
