import { useState } from 'react';
import { useApi, useSession } from '@mockingbird/platform';
import type { CompositionSummary } from '@mockingbird/contracts';
import { Button, Dialog, Field, Skeleton } from '@mockingbird/ui';
import { tokenToSend } from '../../api/auth-token.js';
import { useHeldEscape } from '../../screen/use-block-escape.js';
import { failureOf } from '../../api/failure.js';
import type { PlannedChange } from './planned-change.js';
import { ChangePreview } from './change-preview.js';
import { ConfirmAgain, needsConfirmation } from './repeat-promotion.js';
import { Refusal } from './rejection-notice.js';
import { useTriedChange } from './use-change-preview.js';
import classes from '../releases-overview.module.css';

const LONGEST_REASON = 500;

export interface ChangeDialogProps {
  change: PlannedChange;
  live: CompositionSummary;
  onClose: () => void;
  /** It worked. */
  onDone: (message: string) => void;
}

/**
 * Tries a change, shows what it would do and what the gate found, asks for a reason, and makes it, based on the composition
 * that the preview stands on. When another one is live meanwhile, that is refused, and the preview is made anew.
 */
export function ChangeDialog({ change, live, onClose, onDone }: ChangeDialogProps) {
  const api = useApi();
  const session = useSession();
  const [again, setAgain] = useState(false);
  const { tried, failure, setFailure } = useTriedChange(change, { session, live: live.number, again });
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState('');
  useHeldEscape(isBusy);
  const cancel = () => {
    if (!isBusy) onClose();
  };
  const confirm = async () => {
    if (isBusy || !tried) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { composition } = await change.ask(await api.releaseAdmin(tokenToSend(session)), {
        why: why.trim(),
        dryRun: false,
        base: tried.composition.number - 1,
        ...(again ? { again: true as const } : {}),
      });
      onDone(`Composition ${composition.number} is live.`);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  const actions = (
    <>
      <Button
        variant={change.variant}
        onClick={() => void confirm()}
        aria-disabled={isBusy || !tried || undefined}
      >
        {isBusy ? 'One moment...' : change.action}
      </Button>
      <Button variant="ghost" onClick={cancel} aria-disabled={isBusy || undefined}>
        Cancel
      </Button>
    </>
  );
  return (
    <Dialog open onClose={cancel} title={change.title} actions={actions}>
      <div className={classes.change}>
        {tried ? <ChangePreview live={live} tried={tried} /> : null}
        {!tried && !failure ? <Skeleton shape="block" label="Checking what this would do" /> : null}
        {needsConfirmation(failure) ? (
          <ConfirmAgain failure={failure} onConfirm={() => setAgain(true)} />
        ) : failure ? (
          <Refusal failure={failure} />
        ) : null}
        <Field label="Why" hint="Stands in the history. You may leave it empty.">
          {(control) => (
            <input
              {...control}
              value={why}
              maxLength={LONGEST_REASON}
              onChange={(event) => setWhy(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
