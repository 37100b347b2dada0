import { Button } from '@mockingbird/ui';
import { SignInLink } from '../../screen/sign-in-link.js';
import { needsSignIn } from '../../api/failure.js';
import { fieldLabel } from '../form-fields/field-labels.js';
import { RenameButton } from './rename-button.js';
import type { StoredValues } from './stored-values.js';
import classes from '../upload-form.module.css';
import * as messages from '../../messages/upload/stored-values.js';

/** Tells the admin that the id already exists, and what the form shows. */
export function StoredNotice({ stored }: { stored: StoredValues }) {
  const { note, fill, overwrite } = stored;
  return (
    <div aria-live="polite" className={classes.stored}>
      {note?.kind === 'loading' ? <p>{messages.loadingTheStoredValues(note.target.id)}</p> : null}
      {note?.kind === 'loaded' ? <p>{messages.alreadyExistsTheForm(note.target.id)}</p> : null}
      {note?.kind === 'loaded' && note.typed.length > 0 ? (
        <>
          <p>
            {messages.theseFieldsKeepWhat} {note.typed.map(fieldLabel).join(', ')}.
          </p>
          <p>
            <Button variant="quiet" onClick={() => void overwrite()}>
              {messages.useTheStoredValues}
            </Button>
          </p>
        </>
      ) : null}
      {note?.kind === 'loaded' ? <RenameButton key={note.target.id} target={note.target} /> : null}
      {note?.kind === 'failed' ? (
        <>
          <p>{messages.theStoredValues(note.target.id, note.failure.reason)}</p>
          <p>
            {needsSignIn(note.failure) ? <SignInLink /> : null}{' '}
            <Button variant="quiet" onClick={() => void fill()}>
              {messages.tryAgain}
            </Button>
          </p>
        </>
      ) : null}
    </div>
  );
}
