import { CheckedUpload } from './checked-upload.js';
import { FailedUpload } from './failed-upload.js';
import { lookAgain, publication } from '../submit/next-upload.js';
import { StoredUpload } from './stored-upload.js';
import { RemovalDialog } from './removal-dialog.js';
import { sentField } from '../submit/upload-state.js';
import { uploadTypeOf } from '../submit/sent-type.js';
import type { Upload } from '../submit/use-upload.js';

export interface ResultDetailsProps {
  upload: Upload;
  /** It was taken back. */
  onUndone: (message: string) => void;
}

/** What stands beneath the message: lists, links and the next step. */
export function ResultDetails({ upload, onUndone }: ResultDetailsProps) {
  const { state, send, keepChecked } = upload;
  if (state.kind === 'failed') {
    const again = lookAgain(state);
    return (
      <FailedUpload
        failure={state.failure}
        type={uploadTypeOf(state.sent)}
        onLookAgain={again && (() => void send(again))}
      />
    );
  }
  if (state.kind === 'checked' || state.kind === 'asking') {
    const { result, sent } = state;
    const publish = () => void send(publication(state));
    return (
      <>
        <CheckedUpload result={result} sent={sent} onPublish={publish} />
        <RemovalDialog
          open={state.kind === 'asking'}
          result={result}
          testId={sentField(sent, 'testId')}
          onConfirm={publish}
          onClose={keepChecked}
        />
      </>
    );
  }
  if (state.kind === 'stored') {
    return <StoredUpload result={state.result} sent={state.sent} onUndone={onUndone} />;
  }
  return null;
}
