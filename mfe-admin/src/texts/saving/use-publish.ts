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
  | { kind: 'proposed'; proposal: Proposal }
  | { kind: 'failed'; failure: Failure };

/** A proposal in the version that the person saw. */
export type ReplacedForm = Pick<Proposal, 'id' | 'version'>;

export interface Publish {
  state: PublishState;
  /** @returns the result; undefined after a failure */
  send: (form: FormData, options: { dryRun: boolean }) => Promise<UploadResult | undefined>;
  /** Sends the form for review. @param replaces the proposal whose form it replaces @returns whether it worked */
  propose: (form: FormData, replaces: ReplacedForm | undefined) => Promise<boolean>;
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
    propose: async (form, replaces) => {
      if (!begin()) return false;
      try {
        const proposal = await (await api.staff(token)).propose(form, { isSent: true, replaces });
        setState({ kind: 'proposed', proposal });
        return true;
      } catch (error) {
        setState({ kind: 'failed', failure: toFailure(error) });
        return false;
      }
    },
    clear: () => setState((now) => (now.kind === 'sending' ? now : { kind: 'idle' })),
  };
}
