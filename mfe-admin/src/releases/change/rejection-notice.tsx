import { Notice } from '@mockingbird/ui';
import { SignInLink } from '../../screen/sign-in-link.js';
import { needsSignIn, type Failure } from '../../api/failure.js';
import classes from '../releases-overview.module.css';

/** A change was refused: why, and everything that was found, with its place. */
export function Refusal({ failure }: { failure: Failure }) {
  return (
    <Notice tone="wrong" title="This is not possible" role="alert">
      <p>{failure.reason}</p>
      {failure.faults.length > 0 ? (
        <ul className={classes.faults}>
          {failure.faults.map(({ path, message }, index) => (
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
