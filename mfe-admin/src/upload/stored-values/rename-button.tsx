import { useState } from 'react';
import type { Rename } from '@mockingbird/contracts';
import { useSession } from '@mockingbird/platform';
import { Button, Field } from '@mockingbird/ui';
import { may } from '../../api/may.js';
import { ConfirmDialog } from '../../screen/confirm-dialog.js';
import { EXAMS_PATH } from '../../paths.js';
import type { EditTarget } from './edit-target.js';
import * as messages from '../../messages/upload/rename.js';

/** Gives the exam or mock test of the form a new id, after a confirmation. Only for roles that may publish. */
export function RenameButton({ target: { type, id } }: { target: EditTarget }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(id);
  const [message, setMessage] = useState('');
  const session = useSession();
  if (!may(session, 'publish')) return null;
  const newId = typed.trim();
  const rename: Rename = type === 'exam' ? { examId: id, newId } : { testId: id, newId };
  return (
    <>
      <p role="status">{message}</p>
      {message ? (
        <p>
          <a href={EXAMS_PATH}>{messages.backToTheExams}</a>
        </p>
      ) : (
        <p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {messages.changeTheId}
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isOpen}
        title={messages.changeTheIdOf(id)}
        action={messages.change}
        isReady={newId !== '' && newId !== id}
        onClose={() => setOpen(false)}
        run={(calls) => calls.rename(rename)}
        onDone={setMessage}
      >
        <p>{messages.oldAddressesLead}</p>
        <Field label={messages.newId} hint={messages.lettersAndDigits}>
          {(control) => (
            <input
              {...control}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                // The dialog is inside of the upload form, which Enter would submit.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
          )}
        </Field>
      </ConfirmDialog>
    </>
  );
}
