import { useState } from 'react';
import type { Proposal } from '@mockingbird/contracts';
import { useApi, type StaffCalls } from '@mockingbird/platform';
import { isConflict, toFailure, type Failure } from '../api/failure.js';
import type { ProposalPartProps } from './proposal-part.js';

/** What a step did. It may depend on the proposal after it. */
type Message = string | ((proposal: Proposal) => string);

export interface Step {
  isBusy: boolean;
  failure: Failure | undefined;
  /** Makes a call that changes the proposal. @returns whether it worked */
  run: (message: Message, call: (calls: StaffCalls) => Promise<Proposal>) => Promise<boolean>;
}

/** Runs the steps of a proposal, one after another. */
export function useStep({
  session: { token },
  onDone,
  onConflict,
}: Omit<ProposalPartProps, 'proposal'>): Step {
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
      const failed = toFailure(error);
      setFailure(failed);
      if (isConflict(failed)) onConflict();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
