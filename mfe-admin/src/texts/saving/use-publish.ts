import { useState } from 'react';
import type { Proposal, UploadResult } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { localFailure, toFailure, type Failure } from '../../api/failure.js';
import { findWaitingPicture } from '../../media/waiting-pictures.js';
import { pictureWaits } from '../../messages/texts/media.js';

export type PublishState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'checked' | 'stored'; result: UploadResult }
  | { kind: 'proposed' | 'saved'; proposal: Proposal }
  | { kind: 'failed'; failure: Failure };

/** A proposal in the version that the person saw. */
export type ReplacedForm = Pick<Proposal, 'id' | 'version'>;

export interface Publish {
  state: PublishState;
  /** @returns the result; undefined after a failure */
  send: (form: FormData, options: { dryRun: boolean }) => Promise<UploadResult | undefined>;
  /**
   * Sends the form for review, or saves it as a draft of the team.
   * @param options.replaces the proposal whose form it replaces
   * @returns the proposal; undefined after a failure
   */
  propose: (
    form: FormData,
    options: { isSent: boolean; replaces: ReplacedForm | undefined },
  ) => Promise<Proposal | undefined>;
  clear: () => void;
}

/** Checks, stores or proposes a text, one request at a time. */
export function usePublish({ token }: Session): Publish {
  const api = useApi();
  const [state, setState] = useState<PublishState>({ kind: 'idle' });
  /** @returns whether a request may start now */
  const begin = (): boolean => {
    if (state.kind === 'sending') return false;
    const picture = findWaitingPicture();
    setState(
      picture === undefined
        ? { kind: 'sending' }
        : { kind: 'failed', failure: localFailure(pictureWaits(picture)) },
    );
    return picture === undefined;
  };
  return {
    state,
    send: async (form, { dryRun }) => {
      if (!begin()) return undefined;
      try {
        const result = await (await api.admin(token)).upload(form, { dryRun });
        setState({ kind: dryRun ? 'checked' : 'stored', result });
        return result;
      } catch (error) {
        setState({ kind: 'failed', failure: toFailure(error) });
        return undefined;
      }
    },
    propose: async (form, { isSent, replaces }) => {
      if (!begin()) return undefined;
      try {
        const proposal = await (await api.staff(token)).propose(form, { isSent, replaces });
        setState({ kind: isSent ? 'proposed' : 'saved', proposal });
        return proposal;
      } catch (error) {
        setState({ kind: 'failed', failure: toFailure(error) });
        return undefined;
      }
    },
    clear: () => setState((now) => (now.kind === 'sending' ? now : { kind: 'idle' })),
  };
}
