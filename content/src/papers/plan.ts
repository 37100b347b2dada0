import type { Level } from '../templates/kit/template.js';
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
  sections: Readonly<Record<Made, SectionPlan>>;
}

export const QUESTIONS_PER_SET = 5;

/** As in the real papers a quarter is hard. */
export function levelsOf(count: number): Record<Level, number> {
  const hard = Math.round(count / 4);
  const easy = Math.round(count * 0.35);
  return { easy, medium: count - easy - hard, hard };
}

/** The single questions' topics of one paper. @param paper from 0 */
export function singlesOf({ always, inTurn }: SectionPlan, count: number, paper: number): string[] {
  const left = count - always.length;
  if (left < 0) throw new Error(`${always.length} topics for ${count} questions`);
  const turning = Array.from({ length: left }, (_, index) => inTurn[(paper * left + index) % inTurn.length]);
  return [...always, ...turning.flatMap((slug) => (slug === undefined ? [] : [slug]))];
}
