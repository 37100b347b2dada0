import { useState } from 'react';
import type { TextState } from '@mockingbird/contracts';
import { useSession } from '@mockingbird/platform';
import { Button, Dialog } from '@mockingbird/ui';
import { may } from '../../api/may.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';
import * as proposalMessages from '../../messages/upload/proposal.js';

export interface PublishButtonsProps {
  /** Undefined for a new text. */
  state: TextState | undefined;
  isBusy: boolean;
  /** Whether the form replaces that of a proposal. */
  isProposal: boolean;
  /** Whether what is typed was sent for review. */
  isProposed: boolean;
  onSend: (options: { dryRun: boolean; hidden?: boolean }) => void;
  /** Whether what is typed is the saved draft. */
  isSaved: boolean;
  /** Sends what is typed for review. */
  onPropose: () => void;
  /** Saves what is typed as a draft of the team. */
  onSaveDraft: () => void;
}

/** Check, save as a draft, publish, or take back. Roles that do not publish check, save a draft, and send for review. */
export function PublishButtons(props: PublishButtonsProps) {
  const { state, isBusy, isProposal, isProposed, isSaved, onSend, onPropose, onSaveDraft } = props;
  const session = useSession();
  if (may(session, 'publish') && !isProposal)
    return <PublisherButtons state={state} isBusy={isBusy} onSend={onSend} />;
  const busy = isBusy || undefined;
  const mayReview = isProposal && may(session, 'review');
  return (
    <div className={classes.actions}>
      {mayReview ? <p className={classes.soft}>{messages.writersDoNotReview}</p> : null}
      <Button
        aria-disabled={busy ?? (isProposed || undefined)}
        onClick={() => (isBusy || isProposed ? undefined : onPropose())}
      >
        {isBusy ? messages.sending : proposalMessages.sendForReview}
      </Button>
      <Button
        variant="quiet"
        aria-disabled={busy ?? (isSaved || undefined)}
        onClick={() => (isBusy || isSaved ? undefined : onSaveDraft())}
      >
        {messages.saveDraft}
      </Button>
      <Button
        variant="quiet"
        aria-disabled={busy}
        onClick={() => (isBusy ? undefined : onSend({ dryRun: true }))}
      >
        {messages.check}
      </Button>
    </div>
  );
}

function PublisherButtons({
  state,
  isBusy,
  onSend,
}: Pick<PublishButtonsProps, 'state' | 'isBusy' | 'onSend'>) {
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
