import type { SectionRoute } from './section-route.js';

/** A section with its own clock, before the start. */
export interface PlannedSection {
  /** Number of its questions. The sections together have all questions, in the order of the test. */
  readonly questions: number;
  readonly durationMs: number;
  /** Of an adaptive section. Before it opens, it has the questions of its first version. Since version 5. */
  readonly route?: SectionRoute | undefined;
}

/** A section of an attempt whose sections lock. */
export interface AttemptSection extends PlannedSection {
  /** Time spent while it was open. */
  readonly usedMs: number;
}

/** The sections of an attempt. Exactly one is open; earlier ones are over, later ones have not begun. */
export interface SectionState {
  /** Empty where sections do not lock. */
  readonly sections: readonly AttemptSection[];
  /** Zero-based. 0 without sections. */
  readonly openSection: number;
}

const leftMs = ({ durationMs, usedMs }: AttemptSection): number => durationMs - usedMs;

/** Time left in the open section; undefined without sections. */
export function openSectionLeftMs({ sections, openSection }: SectionState): number | undefined {
  const open = sections[openSection];
  return open && leftMs(open);
}

/** Time left in the open section and all later ones. */
export const allSectionsLeftMs = ({ sections, openSection }: SectionState): number =>
  sections.slice(openSection).reduce((sum, section) => sum + leftMs(section), 0);

/**
 * Counts time from the open section on. A section without time left ends, and the rest of the time counts for the next
 * one. The last section stays open.
 */
export function spendTime(state: SectionState, ms: number): SectionState {
  const sections = [...state.sections];
  let { openSection } = state;
  let rest = ms;
  for (let section = sections[openSection]; section; section = sections[openSection]) {
    const spent = Math.min(rest, leftMs(section));
    sections[openSection] = { ...section, usedMs: section.usedMs + spent };
    rest -= spent;
    if (spent < leftMs(section) || openSection + 1 === sections.length) break;
    openSection += 1;
  }
  return { sections, openSection };
}

/** The first question of the open section and the one after its last; zero-based. @param count of all questions */
export function openQuestions(
  { sections, openSection }: SectionState,
  count: number,
): { from: number; end: number } {
  const open = sections[openSection];
  if (!open) return { from: 0, end: count };
  const from = sections.slice(0, openSection).reduce((sum, { questions }) => sum + questions, 0);
  return { from, end: from + open.questions };
}
