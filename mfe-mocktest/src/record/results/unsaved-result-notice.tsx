import { Notice } from '@mockingbird/ui';
import { useEffect, useState } from 'react';
import type { AttemptResult } from '../../results/attempt-result.js';
import { isResultStored } from './save-result.js';

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
    <Notice tone="warn" role="status" title="This device can't save your result">
      <p>Its storage is full or blocked. You see this result until you close the tab. Print it to keep it.</p>
    </Notice>
  );
}
