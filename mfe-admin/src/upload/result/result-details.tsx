import { ProposedUpload } from '../proposal/proposed-upload.js';
import { useProposalId } from '../proposal/use-proposal-form.js';
import { CheckedUpload } from './checked-upload.js';
import { FailedUpload } from './failed-upload.js';
import { toRepeatedCheck, toPublishRequest } from '../submit/next-upload.js';
import { StoredUpload } from './stored-upload.js';
import { RemovalDialog } from './removal-dialog.js';
import { readRequestField, readUploadType } from '../submit/upload-state.js';
import type { Upload } from '../submit/use-upload.js';

export interface ResultDetailsProps {
  upload: Upload;
  /** An upload was undone. */
  onUndone: (message: string) => void;
  /** Shows a question of the preview. @param index zero-based */
  onOpenQuestion: (index: number) => void;
}

/** Lists, links and next steps below the message. */
export function ResultDetails({ upload, onUndone, onOpenQuestion }: ResultDetailsProps) {
  const { state, send, propose, replaced, declineRemoval } = upload;
  const replaces = useProposalId();
  if (state.kind === 'failed') {
    const again = toRepeatedCheck(state);
    return (
      <FailedUpload
        failure={state.failure}
        type={readUploadType(state.request)}
        onRepeatCheck={again && (() => void send(again))}
        onLoadStored={replaces === undefined ? undefined : replaced.reload}
      />
    );
  }
  if (state.kind === 'checked' || state.kind === 'confirming') {
    const { result, request } = state;
    const publish = () => void send(toPublishRequest(state));
    const review = () => void propose({ ...toPublishRequest(state), isReview: true }, replaces);
    return (
      <>
        <CheckedUpload {...{ result, request, onOpenQuestion }} onPublish={publish} onReview={review} />
        <RemovalDialog
          open={state.kind === 'confirming'}
          result={result}
          testId={readRequestField(request, 'testId')}
          onConfirm={publish}
          onClose={declineRemoval}
        />
      </>
    );
  }
  if (state.kind === 'proposed') return <ProposedUpload proposal={state.proposal} />;
  if (state.kind === 'stored') {
    return <StoredUpload result={state.result} request={state.request} onUndone={onUndone} />;
  }
  return null;
}
