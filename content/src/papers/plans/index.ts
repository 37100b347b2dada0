import type { ExamPlan } from '../plan.js';
import * as quantitative from './quantitative.js';
import * as reasoning from './reasoning.js';

/** Exams with full papers. */
export const PLANS: readonly ExamPlan[] = [
  {
    address: 'ssc-cgl-tier-1',
    testId: 'ssc-cgl-paper',
    title: 'CGL Tier 1: Full Paper',
    sections: { quantitative: quantitative.GRADUATE, reasoning: reasoning.GRADUATE },
  },
  {
    address: 'ssc-chsl-tier-1',
    testId: 'ssc-chsl-paper',
    title: 'CHSL Tier 1: Full Paper',
    sections: { quantitative: quantitative.HIGHER_SECONDARY, reasoning: reasoning.GRADUATE },
  },
  {
    address: 'ssc-gd',
    testId: 'ssc-gd-paper',
    title: 'GD Constable: Full Paper',
    sections: { quantitative: quantitative.ELEMENTARY, reasoning: reasoning.CONSTABLE },
  },
  {
    address: 'ibps-rrb-officer-prelims',
    testId: 'ibps-rrb-officer-paper',
    title: 'RRB Officer Prelims: Full Paper',
    sections: { quantitative: quantitative.RURAL_OFFICER, reasoning: reasoning.RURAL_OFFICER },
  },
];
