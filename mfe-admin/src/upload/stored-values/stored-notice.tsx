import { Button } from '@mockingbird/ui';
import { SignInLink } from '../../screen/sign-in-link.js';
import { needsSignIn } from '../../api/failure.js';
import { fieldLabel } from '../form-fields/field-labels.js';
import type { StoredValues } from './stored-values.js';
import classes from '../upload-form.module.css';

/** Tells the admin that the id already exists, and what the form shows. */
export function StoredNotice({ stored }: { stored: StoredValues }) {
  const { note, fill, overwrite } = stored;
  return (
    <div aria-live="polite" className={classes.stored}>
      {note?.kind === 'loading' ? <p>Loading the stored values of {note.target.id}...</p> : null}
      {note?.kind === 'loaded' ? (
        <p>
          {note.target.id} already exists. The form shows the stored values. Only the fields that you change
          will change.
        </p>
      ) : null}
      {note?.kind === 'loaded' && note.typed.length > 0 ? (
        <>
          <p>These fields keep what you typed: {note.typed.map(fieldLabel).join(', ')}.</p>
          <p>
            <Button variant="quiet" onClick={() => void overwrite()}>
              Use the stored values
            </Button>
          </p>
        </>
      ) : null}
      {note?.kind === 'failed' ? (
        <>
          <p>
            The stored values of {note.target.id} could not be loaded: {note.failure.reason}
          </p>
          <p>
            {needsSignIn(note.failure) ? <SignInLink /> : null}{' '}
            <Button variant="quiet" onClick={() => void fill()}>
              Try again
            </Button>
          </p>
        </>
      ) : null}
    </div>
  );
}
