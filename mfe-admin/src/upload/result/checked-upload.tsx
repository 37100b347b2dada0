import type { UploadResult } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { plural } from '../../format/plural.js';
import { Changes } from '../changes/change-list.js';
import { removedCount } from '../submit/next-upload.js';
import type { Sent } from '../submit/upload-state.js';
import { Warnings } from './warnings.js';

export interface CheckedUploadProps {
  result: UploadResult;
  sent: Sent;
  onPublish: () => void;
}

/** Beneath the message of a check: its warnings, and the button that publishes exactly what was checked. */
export function CheckedUpload({ result, sent, onPublish }: CheckedUploadProps) {
  const { outcome, warnings } = result;
  const removed = removedCount(result);
  return (
    <>
      <Changes result={result} />
      <Warnings warnings={warnings} sent={sent} />
      {outcome === 'stored' ? (
        <p>
          <Button variant={removed > 0 ? 'danger' : 'primary'} onClick={onPublish}>
            {removed > 0 ? `Publish and remove ${plural(removed, 'question')}` : 'Publish'}
          </Button>
        </p>
      ) : null}
    </>
  );
}
