import type { ExamPlan } from '../plan.js';
import * as quantitative from './quantitative.js';
import * as reasoning from './reasoning.js';

/** Exams with full papers. */
export const PLANS: readonly ExamPlan[] = [
  {
    address: 'ibps-rrb-officer-prelims',
    testId: 'ibps-rrb-officer-paper',
    title: 'RRB Officer Prelims: Full Paper',
    sections: { quantitative: quantitative.RURAL_OFFICER, reasoning: reasoning.RURAL_OFFICER },
  },
];
