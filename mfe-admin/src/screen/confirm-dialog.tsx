import { useState, type ReactNode } from 'react';
import { useApi, useSession, type AdminCalls } from '@mockingbird/platform';
import { Button, Dialog, type ButtonVariant } from '@mockingbird/ui';
import { failureOf, type Failure } from '../api/failure.js';
import { FailureNotice } from './failure-notice.js';
import { tokenToSend } from '../api/auth-token.js';
import { useHeldEscape } from './use-block-escape.js';
import classes from './admin-screen.module.css';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** What the button says: 'Undo'. */
  action: string;
  variant?: ButtonVariant;
  /** Makes the call. @returns the message to show */
  run: (calls: AdminCalls) => Promise<string>;
  onClose: () => void;
  /** It worked. */
  onDone: (message: string) => void;
}

/**
 * Asks before something is changed, changes it, and stays open with the reason when that did not work. Once it is under
 * way nothing closes it: what was sent cannot be called back, and its outcome must be seen.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, action, variant = 'primary', run, onClose, onDone } = props;
  const api = useApi();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  useHeldEscape(isBusy);
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const cancel = () => {
    if (!isBusy) close();
  };
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const message = await run(await api.admin(tokenToSend(session)));
      close();
      onDone(message);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  const actions = (
    <>
      <Button variant={variant} onClick={() => void confirm()} aria-disabled={isBusy || undefined}>
        {isBusy ? 'One moment...' : action}
      </Button>
      <Button variant="ghost" onClick={cancel} aria-disabled={isBusy || undefined}>
        Cancel
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={cancel} title={title} actions={actions}>
      <div className={classes.confirm}>
        {children}
        {failure ? <FailureNotice title="That did not work" failure={failure} /> : null}
      </div>
    </Dialog>
  );
}
