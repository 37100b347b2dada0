import { Notice } from '@mockingbird/ui';
import { useEffect, useState } from 'react';
import type { AttemptResult } from '../../results/attempt-result.js';
import { isResultStored } from './save-result.js';
import * as messages from '../../messages/record/results.js';

/** Says that this device could not store a result that is shown. */
export function UnsavedResultNotice({ result }: { result: AttemptResult }) {
  const [isUnsaved, setIsUnsaved] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void isResultStored(result).then((isStored) => {
      if (isCurrent) setIsUnsaved(!isStored);
    });
    return () => {
      isCurrent = false;
    };
  }, [result]);
  if (!isUnsaved) return null;
  return (
    <Notice tone="warn" role="status" title={messages.thisDeviceCantSave}>
      <p>{messages.itsStorageIsFull}</p>
    </Notice>
  );
}
