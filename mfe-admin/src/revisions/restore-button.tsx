import { useState } from 'react';
import type { StoredRevision } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { ConfirmDialog } from '../screen/confirm-dialog.js';
import { formatRevision } from './format-revision.js';
import { RevisionDifference } from './revision-difference.js';
import * as messages from '../messages/revisions.js';

export interface RestoreButtonProps {
  testId: string;
  stored: StoredRevision;
  /** The revision that students see now; empty for none. */
  published: string;
  session: Session;
  onRestored: (message: string) => void;
}

/** Publishes a former version after a confirmation that shows what changes. Only for roles that may publish. */
export function RestoreButton({ testId, stored, published, session, onRestored }: RestoreButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!may(session, 'publish')) return null;
  const label = formatRevision(stored);
  const { revision } = stored;
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <span>
          {messages.restoreThisState}
          <VisuallyHidden> {messages.ofVersion(label)}</VisuallyHidden>
        </span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={messages.restoreTitle}
        action={messages.restore}
        onClose={() => setOpen(false)}
        run={(calls) => calls.restoreRevision(testId, { revision, basedOn: published })}
        onDone={onRestored}
      >
        <p>{messages.studentsWillSee(label)}</p>
        {isOpen && published !== '' ? (
          <>
            <p>{messages.whatChanges}</p>
            <RevisionDifference testId={testId} before={published} after={revision} session={session} />
          </>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
