import type { UploadResult } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { FaultList } from './fault-list.js';
import { uploadTypeOf } from './upload-type-of.js';
import type { Sent } from './upload-state.js';

export interface CheckedUploadProps {
  result: UploadResult;
  sent: Sent;
  onPublish: () => void;
}

/** Beneath the message of a check: its warnings, and the button that publishes exactly what was checked. */
export function CheckedUpload({ result, sent, onPublish }: CheckedUploadProps) {
  const { outcome, warnings } = result;
  return (
    <>
      {warnings.length > 0 ? (
        <FaultList faults={warnings} type={uploadTypeOf(sent)} label="Warnings" />
      ) : null}
      {outcome === 'stored' ? (
        <p>
          <Button onClick={onPublish}>Publish</Button>
        </p>
      ) : null}
    </>
  );
}
