import { Notice } from '@mockingbird/ui';
import { useStore } from 'zustand';
import type { Session } from '../../runner/attempt/attempt-session.js';
import * as messages from '../../messages/record/attempts.js';

/** Says that this device cannot store the attempt. The test goes on. */
export function UnsavedAttemptNotice({ session }: { session: Session }) {
  const isSaved = useStore(session.store, (state) => state.isSaved);
  if (isSaved) return null;
  return (
    <Notice tone="warn" role="alert" title={messages.thisDeviceCantSave}>
      <p>{messages.itsStorageIsFull}</p>
    </Notice>
  );
}
