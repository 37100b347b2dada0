import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../attempt/attempt-session.js';
import type { MockTestData } from '../load-mock-test.js';
import { describeOpenSection, type OpenSection } from './open-section.js';

/** The open section of the attempt; undefined where no sections lock. */
export function useOpenSection({ store }: Session, { meta, data }: MockTestData): OpenSection | undefined {
  // The sections themselves change with each tick, but not which questions they have.
  const index = useStore(store, ({ attempt }) => attempt.openSection);
  return useMemo(
    () =>
      describeOpenSection(
        { sections: store.getState().attempt.sections, openSection: index },
        data.length,
        meta.sections,
      ),
    [store, index, data.length, meta.sections],
  );
}
