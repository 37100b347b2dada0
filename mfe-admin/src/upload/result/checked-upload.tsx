import type { UploadResult } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { plural } from '../../format/plural.js';
import { ChangeList } from '../changes/change-list.js';
import { countRemoved } from '../submit/next-upload.js';
import type { UploadRequest } from '../submit/upload-state.js';
import { Warnings } from './warnings.js';
import * as messages from '../../messages/upload/result.js';

export interface CheckedUploadProps {
  result: UploadResult;
  request: UploadRequest;
  onPublish: () => void;
}

/** Below the message of a check: changes, warnings, and the button that publishes the checked form. */
export function CheckedUpload({ result, request, onPublish }: CheckedUploadProps) {
  const { outcome, warnings } = result;
  const removed = countRemoved(result);
  return (
    <>
      <ChangeList result={result} />
      <Warnings warnings={warnings} request={request} />
      {outcome === 'stored' ? (
        <p>
          <Button variant={removed > 0 ? 'danger' : 'primary'} onClick={onPublish}>
            {removed > 0 ? messages.publishAndRemove(plural(removed, 'question')) : messages.publish}
          </Button>
        </p>
      ) : null}
    </>
  );
}
