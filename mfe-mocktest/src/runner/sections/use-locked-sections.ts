import type { Session } from '../attempt/attempt-session.js';
import type { MockTestData } from '../load-mock-test.js';
import type { OpenSection } from './open-section.js';
import { useFinishSection, type FinishSectionControl } from './use-finish-section.js';
import { useOpenSection } from './use-open-section.js';
import { useSectionAdvance, type SectionAdvance } from './use-section-advance.js';

export interface LockedSections {
  /** The open section; undefined where no sections lock. */
  section: OpenSection | undefined;
  /** What happened when the section opened. */
  advance: SectionAdvance | undefined;
  /** Undefined in the last section, which ends with the test. */
  finish: FinishSectionControl | undefined;
}

/** The sections of a test, where they lock. @param showQuestion opens a question by its one-based number; stable */
export function useLockedSections(
  session: Session,
  test: MockTestData,
  showQuestion: (number: number) => void,
): LockedSections {
  const section = useOpenSection(session, test);
  const finish = useFinishSection(session, test.data, section, showQuestion);
  const advance = useSectionAdvance(session, test, section?.from ?? 0);
  return { section, advance, finish: section && !section.isLast ? finish : undefined };
}
