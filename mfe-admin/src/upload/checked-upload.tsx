import type { UploadResult } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import type { Sent } from './upload-state.js';
import { Warnings } from './warnings.js';

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
      <Warnings warnings={warnings} sent={sent} />
      {outcome === 'stored' ? (
        <p>
          <Button onClick={onPublish}>Publish</Button>
        </p>
      ) : null}
    </>
  );
}
