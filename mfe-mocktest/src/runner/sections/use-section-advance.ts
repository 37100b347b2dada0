import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '../attempt/attempt-session.js';
import type { MockTestData } from '../load-mock-test.js';
import { describeAdvance } from './describe-advance.js';
import { sectionName } from './open-section.js';

/** Closes every dialog and popover like the Escape key: they belong to the section that ended. */
function closeOverlays(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    // Without delay: a screen reader does not announce what is outside of an open modal dialog.
    dialog.close();
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.();
}

/** Shows the beginning of the section, and focuses its first question. @param number one-based */
function focusSection(number: number): void {
  window.scrollTo(0, 0);
  document.getElementById(`question-${number}-number`)?.focus({ preventScroll: true });
}

export interface SectionAdvance {
  /** Zero-based section that opened last. */
  section: number;
  text: string;
}

/**
 * Follows the change to the next section: closes dialogs, and moves the focus to the first question.
 * @returns what happened last; undefined before the first change
 */
export function useSectionAdvance(
  { store }: Session,
  { meta }: MockTestData,
  first: number,
): SectionAdvance | undefined {
  const [advance, setAdvance] = useState<SectionAdvance>();
  useEffect(
    () =>
      store.subscribe(({ attempt }, { attempt: before }) => {
        const names = attempt.sections.map((_, index) => sectionName(meta.sections, index));
        const text = describeAdvance(before, attempt, names);
        if (text === undefined) return;
        closeOverlays();
        setAdvance({ section: attempt.openSection, text });
      }),
    [store, meta.sections],
  );
  const opened = advance?.section;
  const focusFirst = useEffectEvent(() => focusSection(first + 1));
  // After the effects of the views and dialogs, which move the focus too.
  useEffect(() => {
    if (opened !== undefined) focusFirst();
  }, [opened]);
  return advance;
}
