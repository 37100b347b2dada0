import type { UploadType } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { SignInLink } from '../../screen/sign-in-link.js';
import { isConflictOfVersion, needsSignIn, type Failure } from '../../api/failure.js';
import { IssueList } from './issue-list.js';
import * as proposalMessages from '../../messages/upload/proposal.js';
import * as messages from '../../messages/upload/result.js';

export interface FailedUploadProps {
  failure: Failure;
  type: UploadType;
  /** Checks the same form again; absent where that does not help. */
  onRepeatCheck?: (() => void) | undefined;
  /** Loads the proposal again whose form is replaced; absent for a new one. */
  onLoadStored?: (() => void) | undefined;
}

/** Below the reason of a failure: every issue, and how to continue. */
export function FailedUpload({ failure, type, onRepeatCheck, onLoadStored }: FailedUploadProps) {
  const isOtherVersion = isConflictOfVersion(failure);
  // The reason above says already that something else was stored since.
  const issues = failure.issues.filter(({ path }) => path !== '/basedOn' && path !== '/version');
  return (
    <>
      {needsSignIn(failure) ? (
        <p>
          <SignInLink /> {messages.whatYouEnteredStays}
        </p>
      ) : null}
      {issues.length > 0 ? <IssueList issues={issues} type={type} label={messages.issues} /> : null}
      {isOtherVersion && onLoadStored ? (
        <>
          <p>{proposalMessages.loadingReplaces}</p>
          <p>
            <Button variant="quiet" onClick={onLoadStored}>
              {proposalMessages.loadStored}
            </Button>
          </p>
        </>
      ) : null}
      {onRepeatCheck && !isOtherVersion ? (
        <p>
          <Button variant="quiet" onClick={onRepeatCheck}>
            {messages.checkAgain}
          </Button>
        </p>
      ) : null}
    </>
  );
}
