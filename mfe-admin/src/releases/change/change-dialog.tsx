import { useState } from 'react';
import { useApi, useSession } from '@mockingbird/platform';
import type { CompositionSummary } from '@mockingbird/contracts';
import { Button, Dialog, Field, Skeleton } from '@mockingbird/ui';
import { readAuthToken } from '../../api/auth-token.js';
import { ConfirmSignIn } from '../../screen/confirm-sign-in.js';
import { useBlockEscape } from '../../screen/use-block-escape.js';
import { needsConfirmation, toFailure } from '../../api/failure.js';
import type { PlannedChange } from './planned-change.js';
import { ChangePreview } from './change-preview.js';
import { RepeatPromotion, needsRepeatConfirmation } from './repeat-promotion.js';
import { RejectionNotice } from './rejection-notice.js';
import { useChangePreview } from './use-change-preview.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/change.js';

const MAX_REASON_CHARACTERS = 500;

export interface ChangeDialogProps {
  change: PlannedChange;
  live: CompositionSummary;
  onClose: () => void;
  onDone: (message: string) => void;
}

/**
 * Shows a dry run of a change and the checks of the gate, asks for a reason, and applies the change. The change is
 * based on the previewed composition. If another one is live by then, the services reject it and the preview is
 * loaded again.
 */
export function ChangeDialog({ change, live, onClose, onDone }: ChangeDialogProps) {
  const api = useApi();
  const session = useSession();
  const [confirmedAgain, setConfirmedAgain] = useState(false);
  const { preview, failure, setFailure } = useChangePreview(change, {
    session,
    live: live.number,
    confirmedAgain,
  });
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  useBlockEscape(isBusy);
  const cancel = () => {
    if (!isBusy) onClose();
  };
  const confirm = async (token: string) => {
    if (isBusy || !preview) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { composition } = await change.send(await api.releaseAdmin(token), {
        why: reason.trim(),
        dryRun: false,
        base: preview.composition.number - 1,
        ...(confirmedAgain ? { again: true as const } : {}),
      });
      onDone(messages.compositionIsLive(composition.number));
    } catch (error) {
      setFailure(toFailure(error));
    } finally {
      setBusy(false);
    }
  };
  /** A failed preview loads again automatically, because the token changed. */
  const repeat = (token: string) => {
    setFailure(undefined);
    if (preview) void confirm(token);
  };
  const actions = (
    <>
      <Button
        variant={change.variant}
        onClick={() => void confirm(readAuthToken(session))}
        aria-disabled={isBusy || !preview || undefined}
      >
        {isBusy ? messages.oneMoment : change.action}
      </Button>
      <Button variant="ghost" onClick={cancel} aria-disabled={isBusy || undefined}>
        {messages.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={cancel} title={change.title} actions={actions}>
      <div className={classes.change}>
        {preview ? <ChangePreview live={live} preview={preview} /> : null}
        {!preview && !failure ? <Skeleton shape="block" label={messages.checkingWhatThisWould} /> : null}
        {needsConfirmation(failure) ? (
          <ConfirmSignIn onConfirmed={repeat} />
        ) : needsRepeatConfirmation(failure) ? (
          <RepeatPromotion failure={failure} onConfirm={() => setConfirmedAgain(true)} />
        ) : failure ? (
          <RejectionNotice failure={failure} />
        ) : null}
        <Field label={messages.reasonOptional} hint={messages.shownInTheHistory}>
          {(control) => (
            <input
              {...control}
              value={reason}
              maxLength={MAX_REASON_CHARACTERS}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
