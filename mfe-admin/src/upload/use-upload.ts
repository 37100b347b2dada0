import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi, useSession } from '@mockingbird/platform';
import { tokenToSend } from '../admin/kept-token.js';
import { failureOf, ownFailure } from '../words/failure.js';
import type { Sent, UploadState } from './upload-state.js';

const CANCELLED = 'Cancelled. If it had arrived already, it is in the history, and can be taken back there.';
const CHECK_CANCELLED = 'The check was cancelled. A check stores nothing.';

export interface Upload {
  state: UploadState;
  send: (sent: Sent) => Promise<void>;
  /** Shows a reason without having sent anything. */
  refuse: (reason: string) => void;
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

  const send = async (sent: Sent) => {
    const { signal } = (controller.current = new AbortController());
    setState({ kind: 'sending', sent, share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ kind: 'sending', sent, share });
    };
    try {
      const calls = await api.admin(tokenToSend(session));
      const result = await calls.upload(sent.form, { dryRun: sent.dryRun, onProgress, signal });
      if (signal.aborted) return;
      setState({ kind: sent.dryRun ? 'checked' : 'stored', sent, result });
      if (!sent.dryRun) onStored();
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', sent, failure: failureOf(error) });
    }
  };

  return {
    state,
    send,
    refuse: useCallback((reason) => setState({ kind: 'failed', failure: ownFailure(reason) }), []),
    tell: useCallback((note) => setState({ kind: 'idle', note }), []),
    cancel: () => {
      controller.current?.abort();
      setState((now) =>
        now.kind === 'sending' && now.sent.dryRun
          ? { kind: 'idle', note: CHECK_CANCELLED }
          : { kind: 'idle', note: CANCELLED },
      );
    },
    outdate: useCallback(() => {
      setState((now) =>
        now.kind === 'checked'
          ? { kind: 'idle', note: 'The form has changed: check it again, or upload it.' }
          : now,
      );
    }, []),
  };
}
