import type { Level } from '../templates/kit/template.js';
import type { Mix } from './mix.js';
import type { Made } from './structure.js';

/** The topics of a section that is made from templates, by slug. */
export interface SectionPlan {
  /** Sets of five questions, one of each in every paper; a list is used in turn. */
  sets: readonly (readonly string[])[];
  /** One question in every paper; a topic may be in it twice. */
  always: readonly string[];
  /** They fill the section, in turn over the papers. */
  inTurn: readonly string[];
}

export interface ExamPlan {
  /** Key of the exam, and name of its facts. */
  address: string;
  /** Before the number in the ids of its papers, such as "ssc-gd-paper". */
  testId: string;
  /** Before the number in their titles. */
  title: string;
  /** How many there are; three by default. */
  papers?: number;
  sections: Readonly<Partial<Record<Made, SectionPlan>>>;
}

export const QUESTIONS_PER_SET = 5;

/** Shares of the easy and of the hard questions. */
const SHARES: Readonly<Record<Mix, { easy: number; hard: number }>> = {
  usual: { easy: 0.35, hard: 0.25 },
  easy: { easy: 0.45, hard: 0.1 },
  medium: { easy: 0.3, hard: 0.25 },
  hard: { easy: 0.1, hard: 0.45 },
};

export function levelsOf(count: number, mix: Mix = 'usual'): Record<Level, number> {
  const hard = Math.round(count * SHARES[mix].hard);
  const easy = Math.round(count * SHARES[mix].easy);
  return { easy, medium: count - easy - hard, hard };
}

/** The single questions' topics of one paper. @param paper from 0 */
export function singlesOf({ always, inTurn }: SectionPlan, count: number, paper: number): string[] {
  const left = count - always.length;
  if (left < 0) throw new Error(`${always.length} topics for ${count} questions`);
  const turning = Array.from({ length: left }, (_, index) => inTurn[(paper * left + index) % inTurn.length]);
  return [...always, ...turning.flatMap((slug) => (slug === undefined ? [] : [slug]))];
}
