import { useState } from 'react';
import type { Proposal } from '@mockingbird/contracts';
import { useApi, type Session, type StaffCalls } from '@mockingbird/platform';
import { toFailure, type Failure } from '../api/failure.js';

/** What a step did. It may depend on the proposal after it. */
type Message = string | ((proposal: Proposal) => string);

export interface Step {
  isBusy: boolean;
  failure: Failure | undefined;
  /** Makes a call that changes the proposal. @returns whether it worked */
  run: (message: Message, call: (calls: StaffCalls) => Promise<Proposal>) => Promise<boolean>;
}

/** Runs the steps of a proposal, one after another. @param onDone gets the proposal after the step */
export function useStep({ token }: Session, onDone: (proposal: Proposal, message: string) => void): Step {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const run: Step['run'] = async (message, call) => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      const proposal = await call(await api.staff(token));
      onDone(proposal, typeof message === 'string' ? message : message(proposal));
      return true;
    } catch (error) {
      setFailure(toFailure(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
