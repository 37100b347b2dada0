import { Notice } from '@mockingbird/ui';
import { SignInLink } from '../../screen/sign-in-link.js';
import { needsSignIn, type Failure } from '../../api/failure.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/change.js';

/** Shows why the services rejected a change, with every issue and its path. */
export function RejectionNotice({ failure }: { failure: Failure }) {
  return (
    <Notice tone="wrong" title={messages.thisIsNotPossible} role="alert">
      <p>{failure.reason}</p>
      {failure.issues.length > 0 ? (
        <ul className={classes.issues}>
          {failure.issues.map(({ path, message }, index) => (
            <li key={index}>
              {path ? <code>{path}</code> : null} {message}
            </li>
          ))}
        </ul>
      ) : null}
      {needsSignIn(failure) ? (
        <p>
          <SignInLink />
        </p>
      ) : null}
    </Notice>
  );
}
