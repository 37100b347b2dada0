import type { UploadResult } from '@mockingbird/contracts';
import { useSession } from '@mockingbird/platform';
import { Button } from '@mockingbird/ui';
import { may } from '../../api/may.js';
import { plural } from '../../format/plural.js';
import { ChangeList } from '../changes/change-list.js';
import { countRemoved } from '../submit/next-upload.js';
import { readRequestField, type UploadRequest } from '../submit/upload-state.js';
import { CountLink } from './count-link.js';
import { Warnings } from './warnings.js';
import classes from './result-panel.module.css';
import * as proposalMessages from '../../messages/upload/proposal.js';
import * as messages from '../../messages/upload/result.js';

/** Whether the preview shows just the questions of the file. Otherwise they are among those of before. */
const hasQuestionsOfFile = (request: UploadRequest): boolean =>
  ['', 'replace'].includes(readRequestField(request, 'onRepeat'));

export interface CheckedUploadProps {
  result: UploadResult;
  request: UploadRequest;
  onPublish: () => void;
  /** Sends the checked form for review. */
  onReview: () => void;
  /** Shows a question of the preview. @param index zero-based */
  onOpenQuestion: (index: number) => void;
}

/** Below the message of a check: changes, warnings, and the buttons that publish the checked form or send it for review. */
export function CheckedUpload(props: CheckedUploadProps) {
  const { result, request, onPublish, onReview, onOpenQuestion } = props;
  const { outcome, warnings } = result;
  const removed = countRemoved(result);
  const session = useSession();
  return (
    <>
      <ChangeList result={result} />
      <Warnings
        warnings={warnings}
        request={request}
        onOpenQuestion={hasQuestionsOfFile(request) ? onOpenQuestion : undefined}
      />
      <CountLink
        result={result}
        examId={readRequestField(request, 'examId')}
        testId={readRequestField(request, 'testId')}
      />
      {outcome === 'stored' ? (
        <p className={classes.links}>
          {may(session, 'publish') ? (
            <Button variant={removed > 0 ? 'danger' : 'primary'} onClick={onPublish}>
              {removed > 0 ? messages.uploadNowAndRemove(plural(removed, 'question')) : messages.uploadNow}
            </Button>
          ) : null}
          <Button variant={may(session, 'publish') ? 'quiet' : 'primary'} onClick={onReview}>
            {proposalMessages.sendForReview}
          </Button>
        </p>
      ) : null}
    </>
  );
}
