import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../attempt/attempt-session.js';
import { onPath } from './on-path.js';
import type { SelectedTest } from './selected-test.js';

/** The questions of an attempt. Those of an adaptive test change when a section opens. */
export function usePath(test: SelectedTest, { store }: Session): SelectedTest {
  // Only then do questions change; the items change with each answer.
  const open = useStore(store, ({ attempt }) => attempt.openSection);
  return useMemo(
    () => (test.versions && open >= 0 ? onPath(test.versions, store.getState().attempt.items.keys()) : test),
    [test, open, store],
  );
}
