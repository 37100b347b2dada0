import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadResult } from '@mockingbird/contracts';
import { useApi, useSession } from '@mockingbird/platform';
import { readAuthToken } from '../../api/auth-token.js';
import { toFailure, localFailure, type Failure } from '../../api/failure.js';
import { mayRemoveQuestions, toPublishRequest, countRemoved } from './next-upload.js';
import { type ReplacedProposal, useReplacedProposal } from '../proposal/use-replaced-proposal.js';
import type { UploadRequest, UploadState } from './upload-state.js';
import * as messages from '../../messages/upload/submit.js';

const CANCELLED = messages.cancelledIfTheUpload;
const CHECK_CANCELLED = messages.theCheckWasCancelled;
const FIRST_STEP_CANCELLED = messages.cancelledNothingWasStored;

function cancelNote(state: UploadState): string {
  if (state.kind !== 'sending') return CANCELLED;
  if (state.request.isReview) return messages.reviewCancelled;
  if (!state.request.dryRun) return CANCELLED;
  return state.request.isFirstStep ? FIRST_STEP_CANCELLED : CHECK_CANCELLED;
}

export interface Upload {
  state: UploadState;
  /** Sends a request. An upload that would remove questions is checked first and waits for a confirmation. */
  send: (request: UploadRequest) => Promise<void>;
  /**
   * Sends a checked form for review.
   * @param replaces id of the proposal in the address, whose form it replaces in the version that the person saw
   */
  propose: (request: UploadRequest, replaces: string | undefined) => Promise<void>;
  /** The proposal in the address. */
  replaced: ReplacedProposal;
  /** Declines the removal. The check stays visible and nothing is stored. */
  declineRemoval: () => void;
  /** Shows why nothing was sent. */
  showFailure: (reason: string | Failure) => void;
  /** Replaces the result with a message. */
  showNote: (note: string) => void;
  cancel: () => void;
  /** Discards the check, because the form no longer equals it. */
  invalidateCheck: () => void;
}

/** Sends uploads and checks, and holds their state. @param onStored called after something was stored */
export function useUpload(onStored: () => void): Upload {
  const api = useApi();
  const session = useSession();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  /** @returns the result; undefined after a failure or a cancellation */
  const sendRequest = async (request: UploadRequest): Promise<UploadResult | undefined> => {
    const { signal } = (controller.current = new AbortController());
    setState({ kind: 'sending', request, share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ kind: 'sending', request, share });
    };
    try {
      const calls = await api.admin(readAuthToken(session));
      const result = await calls.upload(request.form, { dryRun: request.dryRun, onProgress, signal });
      return signal.aborted ? undefined : result;
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', request, failure: toFailure(error) });
      return undefined;
    }
  };

  const send = async (request: UploadRequest): Promise<void> => {
    const isRisky = !request.dryRun && mayRemoveQuestions(request);
    const first: UploadRequest = isRisky ? { form: request.form, dryRun: true, isFirstStep: true } : request;
    const result = await sendRequest(first);
    if (!result) return;
    if (isRisky && countRemoved(result) > 0) return setState({ kind: 'confirming', request: first, result });
    if (isRisky) return send(toPublishRequest({ request: first, result }));
    setState({ kind: request.dryRun ? 'checked' : 'stored', request, result });
    if (!request.dryRun) onStored();
  };

  const replaced = useReplacedProposal();
  const propose = async (request: UploadRequest, id: string | undefined): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
    setState({ kind: 'sending', request, share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ kind: 'sending', request, share });
    };
    try {
      const calls = await api.staff(readAuthToken(session));
      const replaces = id === undefined ? undefined : { id, version: replaced.version };
      const proposal = await calls.propose(request.form, { isSent: true, replaces, onProgress, signal });
      if (replaces) replaced.see(proposal);
      if (!signal.aborted) setState({ kind: 'proposed', proposal });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', request, failure: toFailure(error) });
    }
  };

  return {
    state,
    send,
    propose,
    replaced,
    declineRemoval: useCallback(
      () => setState((now) => (now.kind === 'confirming' ? { ...now, kind: 'checked' } : now)),
      [],
    ),
    showFailure: useCallback((reason) => {
      setState({ kind: 'failed', failure: typeof reason === 'string' ? localFailure(reason) : reason });
    }, []),
    showNote: useCallback((note) => setState({ kind: 'idle', note }), []),
    cancel: () => {
      controller.current?.abort();
      setState((now) => ({ kind: 'idle', note: cancelNote(now) }));
    },
    invalidateCheck: useCallback(() => {
      setState((now) =>
        now.kind === 'checked' || now.kind === 'confirming'
          ? { kind: 'idle', note: messages.theFormHasChanged }
          : now,
      );
    }, []),
  };
}
