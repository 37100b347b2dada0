import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadResult } from '@mockingbird/contracts';
import { useApi, useSession } from '@mockingbird/platform';
import { tokenToSend } from '../../api/auth-token.js';
import { failureOf, ownFailure, type Failure } from '../../api/failure.js';
import { mayRemove, publication, removedCount } from './next-upload.js';
import type { Sent, UploadState } from './upload-state.js';

const CANCELLED = 'Cancelled. If it had arrived already, it is in the history, and can be taken back there.';
const CHECK_CANCELLED = 'The check was cancelled. A check stores nothing.';
const FIRST_STEP_CANCELLED = 'Cancelled. Nothing was stored.';

function noteOfCancel(state: UploadState): string {
  if (state.kind !== 'sending' || !state.sent.dryRun) return CANCELLED;
  return state.sent.isFirstStep ? FIRST_STEP_CANCELLED : CHECK_CANCELLED;
}

export interface Upload {
  state: UploadState;
  /** Sends it. An upload that would remove questions is checked first, and waits until the admin says yes. */
  send: (sent: Sent) => Promise<void>;
  /** The admin says no: the check stays, and nothing is stored. */
  keepChecked: () => void;
  /** Shows why nothing was sent. */
  refuse: (why: string | Failure) => void;
  /** Shows a message in place of the result. */
  tell: (note: string) => void;
  cancel: () => void;
  /** What was checked is no longer what would be sent. */
  outdate: () => void;
}

/** Sends the form, and says how that went. @param onStored something is stored now */
export function useUpload(onStored: () => void): Upload {
  const api = useApi();
  const session = useSession();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  /** @returns the answer, when one came */
  const request = async (sent: Sent): Promise<UploadResult | undefined> => {
    const { signal } = (controller.current = new AbortController());
    setState({ kind: 'sending', sent, share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ kind: 'sending', sent, share });
    };
    try {
      const calls = await api.admin(tokenToSend(session));
      const result = await calls.upload(sent.form, { dryRun: sent.dryRun, onProgress, signal });
      return signal.aborted ? undefined : result;
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', sent, failure: failureOf(error) });
      return undefined;
    }
  };

  const send = async (sent: Sent): Promise<void> => {
    const isRisky = !sent.dryRun && mayRemove(sent);
    const first: Sent = isRisky ? { form: sent.form, dryRun: true, isFirstStep: true } : sent;
    const result = await request(first);
    if (!result) return;
    if (isRisky && removedCount(result) > 0) return setState({ kind: 'asking', sent: first, result });
    if (isRisky) return send(publication({ sent: first, result }));
    setState({ kind: sent.dryRun ? 'checked' : 'stored', sent, result });
    if (!sent.dryRun) onStored();
  };

  return {
    state,
    send,
    keepChecked: useCallback(
      () => setState((now) => (now.kind === 'asking' ? { ...now, kind: 'checked' } : now)),
      [],
    ),
    refuse: useCallback((why) => {
      setState({ kind: 'failed', failure: typeof why === 'string' ? ownFailure(why) : why });
    }, []),
    tell: useCallback((note) => setState({ kind: 'idle', note }), []),
    cancel: () => {
      controller.current?.abort();
      setState((now) => ({ kind: 'idle', note: noteOfCancel(now) }));
    },
    outdate: useCallback(() => {
      setState((now) =>
        now.kind === 'checked' || now.kind === 'asking'
          ? { kind: 'idle', note: 'The form has changed: check it again, or upload it.' }
          : now,
      );
    }, []),
  };
}
