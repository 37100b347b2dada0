import type { UploadType } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { SignInLink } from '../../screen/sign-in-link.js';
import { needsSignIn, type Failure } from '../../api/failure.js';
import { FaultList } from './issue-list.js';

export interface FailedUploadProps {
  failure: Failure;
  type: UploadType;
  /** Checks the same again; absent where that does not help. */
  onLookAgain?: (() => void) | undefined;
}

/** Beneath the reason: every fault, and the way out. */
export function FailedUpload({ failure, type, onLookAgain }: FailedUploadProps) {
  const { faults } = failure;
  return (
    <>
      {needsSignIn(failure) ? (
        <p>
          <SignInLink /> What you entered stays here.
        </p>
      ) : null}
      {faults.length > 0 ? <FaultList faults={faults} type={type} label="Faults" /> : null}
      {onLookAgain ? (
        <p>
          <Button variant="quiet" onClick={onLookAgain}>
            Look again
          </Button>
        </p>
      ) : null}
    </>
  );
}
