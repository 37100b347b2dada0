import { useState, type ReactNode } from 'react';
import { useApi, useSession, type AdminCalls } from '@mockingbird/platform';
import { Button, Dialog, type ButtonVariant } from '@mockingbird/ui';
import { isConflict, needsConfirmation, toFailure, type Failure } from '../api/failure.js';
import { ConfirmSignIn } from './confirm-sign-in.js';
import { FailureNotice } from './failure-notice.js';
import { readAuthToken } from '../api/auth-token.js';
import { useBlockEscape } from './use-block-escape.js';
import classes from './admin-screen.module.css';
import * as messages from '../messages/screen.js';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The label of the button: 'Undo'. */
  action: string;
  variant?: ButtonVariant;
  /** Whether what the dialog asks for is given. */
  isReady?: boolean;
  /** @returns the message to show */
  run: (calls: AdminCalls, token: string) => Promise<string>;
  onClose: () => void;
  /** What the dialog is about is not as the person saw it. The dialog stays open with the reason. */
  onConflict?: () => void;
  onDone: (message: string) => void;
}

/**
 * Asks for confirmation, runs the change, and shows the failure if there is one. After a long session it asks for the
 * password and runs the change then. It cannot be closed while the
 * request runs: the admin must see the outcome.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    action,
    variant = 'primary',
    isReady = true,
    run,
    onClose,
    onConflict,
    onDone,
  } = props;
  const api = useApi();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  useBlockEscape(isBusy);
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const cancel = () => {
    if (!isBusy) close();
  };
  const confirm = async (token: string) => {
    if (isBusy || !isReady) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const message = await run(await api.admin(token), token);
      close();
      onDone(message);
    } catch (error) {
      const failed = toFailure(error);
      setFailure(failed);
      if (isConflict(failed)) onConflict?.();
    } finally {
      setBusy(false);
    }
  };
  const actions = (
    <>
      <Button
        variant={variant}
        onClick={() => void confirm(readAuthToken(session))}
        aria-disabled={isBusy || !isReady || undefined}
      >
        {isBusy ? messages.oneMoment : action}
      </Button>
      <Button variant="ghost" onClick={cancel} aria-disabled={isBusy || undefined}>
        {messages.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={cancel} title={title} actions={actions}>
      <div className={classes.confirm}>
        {children}
        {needsConfirmation(failure) ? (
          <ConfirmSignIn onConfirmed={(token) => void confirm(token)} />
        ) : failure ? (
          <FailureNotice title={messages.thatDidNotWork} failure={failure} />
        ) : null}
      </div>
    </Dialog>
  );
}
