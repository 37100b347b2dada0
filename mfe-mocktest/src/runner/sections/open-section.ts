import type { TestSection } from '@mockingbird/contracts';
import { openQuestions, type SectionState } from '@mockingbird/exam-core';
import * as messages from '../../messages/runner/sections/open-section.js';

/** The open section of an attempt whose sections lock. */
export interface OpenSection {
  /** Zero-based. */
  index: number;
  /** Number of sections. */
  count: number;
  name: string;
  /** Names of the sections that have not begun, in order. */
  laterNames: readonly string[];
  /** Zero-based position of its first question, and the position after its last one. */
  from: number;
  end: number;
  isLast: boolean;
}

/** Names of the sections by position. A stored attempt may have sections that the test has no more. */
export const sectionName = (sections: readonly TestSection[] | undefined, index: number): string =>
  sections?.[index]?.name ?? messages.sectionOfNumber(index + 1);

/** @param questions number of all questions. @returns undefined where no sections lock */
export function describeOpenSection(
  state: SectionState,
  questions: number,
  named: readonly TestSection[] | undefined,
): OpenSection | undefined {
  const { sections, openSection: index } = state;
  if (sections.length === 0) return undefined;
  const names = sections.map((_, at) => sectionName(named, at));
  return {
    index,
    count: sections.length,
    name: names[index] ?? '',
    laterNames: names.slice(index + 1),
    ...openQuestions(state, questions),
    isLast: index + 1 === sections.length,
  };
}
