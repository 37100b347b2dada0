import { Notice } from '@mockingbird/ui';
import { useStore } from 'zustand';
import type { Session } from '../../runner/attempt/attempt-session.js';

/** Says that this device cannot store the attempt. The test goes on. */
export function UnsavedAttemptNotice({ session }: { session: Session }) {
  const isSaved = useStore(session.store, (state) => state.isSaved);
  if (isSaved) return null;
  return (
    <Notice tone="warn" role="alert" title="This device can't save your answers">
      <p>
        Its storage is full or blocked. You can finish the test and see your result, but keep this tab open:
        if you close or reload it, your answers are lost.
      </p>
    </Notice>
  );
}
