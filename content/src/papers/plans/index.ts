import type { ExamPlan } from '../plan.js';
import * as admission from './admission.js';
import * as quantitative from './quantitative.js';
import * as reasoning from './reasoning.js';

/**
 * Exams with full papers. A new exam goes to the end: no paper repeats a question of those before it,
 * so those before it stay as they are.
 */
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
  {
    address: 'ibps-po-prelims',
    testId: 'ibps-po-paper',
    title: 'PO Prelims: Full Paper',
    sections: { quantitative: quantitative.BANK_OFFICER, reasoning: reasoning.BANK_OFFICER },
  },
  {
    address: 'ibps-clerk-prelims',
    testId: 'ibps-clerk-paper',
    title: 'Clerk Prelims: Full Paper',
    sections: { quantitative: quantitative.BANK_CLERK, reasoning: reasoning.BANK_CLERK },
  },
  {
    address: 'rrb-ntpc-cbt-1',
    testId: 'rrb-ntpc-paper',
    title: 'NTPC CBT 1: Full Paper',
    sections: { quantitative: quantitative.RAILWAY, reasoning: reasoning.RAILWAY },
  },
  {
    address: 'rrb-group-d',
    testId: 'rrb-group-d-paper',
    title: 'Group D CBT: Full Paper',
    sections: { quantitative: quantitative.RAILWAY, reasoning: reasoning.RAILWAY },
  },
  {
    address: 'sat',
    testId: 'sat-form',
    title: 'Digital SAT: Practice Form',
    papers: 2,
    sections: { quantitative: admission.SAT_MATH },
  },
  {
    address: 'act',
    testId: 'act-form',
    title: 'Enhanced ACT: Practice Form',
    papers: 1,
    sections: { quantitative: admission.ACT_MATH },
  },
];
