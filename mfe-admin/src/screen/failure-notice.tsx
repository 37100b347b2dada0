import { Button, Notice } from '@mockingbird/ui';
import { needsSignIn, type Failure } from '../api/failure.js';
import { SignInLink } from './sign-in-link.js';
import classes from './admin-screen.module.css';
import * as messages from '../messages/screen.js';

export interface FailureNoticeProps {
  /** For example 'The history could not be loaded'. */
  title: string;
  failure: Failure;
  onRetry?: () => void;
}

/** Shows why something failed, and how to continue. */
export function FailureNotice({ title, failure, onRetry }: FailureNoticeProps) {
  return (
    <Notice tone="wrong" title={title} role="alert">
      <p>{failure.reason}</p>
      {needsSignIn(failure) ? (
        <p>
          <SignInLink />
        </p>
      ) : null}
      {onRetry ? (
        <p className={classes.retry}>
          <Button variant="quiet" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        </p>
      ) : null}
    </Notice>
  );
}
