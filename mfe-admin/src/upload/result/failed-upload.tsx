import type { UploadType } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { SignInLink } from '../../screen/sign-in-link.js';
import { needsSignIn, type Failure } from '../../api/failure.js';
import { IssueList } from './issue-list.js';
import * as messages from '../../messages/upload/result.js';

export interface FailedUploadProps {
  failure: Failure;
  type: UploadType;
  /** Checks the same form again; absent where that does not help. */
  onRepeatCheck?: (() => void) | undefined;
}

/** Below the reason of a failure: every issue, and how to continue. */
export function FailedUpload({ failure, type, onRepeatCheck }: FailedUploadProps) {
  // The reason above says already that something else was stored since.
  const issues = failure.issues.filter(({ path }) => path !== '/basedOn');
  return (
    <>
      {needsSignIn(failure) ? (
        <p>
          <SignInLink /> {messages.whatYouEnteredStays}
        </p>
      ) : null}
      {issues.length > 0 ? <IssueList issues={issues} type={type} label={messages.issues} /> : null}
      {onRepeatCheck ? (
        <p>
          <Button variant="quiet" onClick={onRepeatCheck}>
            {messages.checkAgain}
          </Button>
        </p>
      ) : null}
    </>
  );
}
