import { useState } from 'react';
import type { TextState } from '@mockingbird/contracts';
import { Button, Dialog } from '@mockingbird/ui';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

export interface PublishButtonsProps {
  /** Undefined for a new text. */
  state: TextState | undefined;
  isBusy: boolean;
  onSend: (options: { dryRun: boolean; hidden?: boolean }) => void;
}

/** Check, save as a draft, publish, or take back. */
export function PublishButtons({ state, isBusy, onSend }: PublishButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const isDraft = state === undefined || state === 'draft';
  const press = (options: { dryRun: boolean; hidden?: boolean }) => () => {
    setAsking(false);
    if (!isBusy) onSend(options);
  };
  const busy = isBusy || undefined;
  return (
    <div className={classes.actions}>
      <Button aria-disabled={busy} onClick={press({ dryRun: false, hidden: false })}>
        {isBusy ? messages.sending : isDraft ? messages.publish : messages.publishChanges}
      </Button>
      {isDraft ? (
        <Button variant="quiet" aria-disabled={busy} onClick={press({ dryRun: false, hidden: true })}>
          {messages.saveDraft}
        </Button>
      ) : null}
      <Button variant="quiet" aria-disabled={busy} onClick={press({ dryRun: true })}>
        {messages.check}
      </Button>
      {isDraft ? null : (
        <Button variant="ghost" aria-disabled={busy} onClick={() => setAsking(true)}>
          {messages.takeBack}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={messages.takeBackTitle}
        actions={
          <Button variant="danger" onClick={press({ dryRun: false, hidden: true })}>
            {messages.takeBack}
          </Button>
        }
      >
        <p>{messages.takeBackWhat}</p>
      </Dialog>
    </div>
  );
}
