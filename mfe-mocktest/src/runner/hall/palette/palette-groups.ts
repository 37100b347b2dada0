import type { TestSection } from '@mockingbird/contracts';
import { sectionName, type OpenSection } from '../../sections/open-section.js';

/** Questions of the palette under one heading. */
export interface PaletteGroup {
  /** Undefined in a test without sections, and for questions between them. */
  name: string | undefined;
  /** Zero-based position of the first question, and the position after the last one. */
  from: number;
  end: number;
  /** Where sections lock, only the open one has buttons. */
  state: 'open' | 'finished' | 'locked';
}

const stateOf = (index: number, open: OpenSection | undefined): PaletteGroup['state'] => {
  if (!open || index === open.index) return 'open';
  return index < open.index ? 'finished' : 'locked';
};

/** The questions by section, in the order of the test. @param count number of questions */
export function groupQuestions(
  count: number,
  sections: readonly TestSection[] = [],
  open: OpenSection | undefined,
): PaletteGroup[] {
  const groups: PaletteGroup[] = [];
  for (let at = 0; at < count; at += 1) {
    const index = sections.findIndex(({ from, to }) => from <= at + 1 && at < to);
    const name = index < 0 ? undefined : sectionName(sections, index);
    const last = groups.at(-1);
    const isNew = index >= 0 && sections[index]?.from === at + 1;
    if (last && last.name === name && !isNew) last.end = at + 1;
    else groups.push({ name, from: at, end: at + 1, state: stateOf(index, open) });
  }
  return groups;
}
