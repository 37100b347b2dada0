import { AsyncLocalStorage } from 'node:async_hooks';

/** The proposal that is being published. */
export interface CurrentProposal {
  /** Its id. */
  proposal: string;
  /** Its version: an amended form is another one. */
  proposalVersion: number;
  /** Its author. */
  proposedBy: string;
}

const storage = new AsyncLocalStorage<CurrentProposal>();

/** Runs a publication. Every change that it stores names the proposal, whatever the type of the upload. */
export function withProposal<Result>(current: CurrentProposal, work: () => Result): Result {
  return storage.run(current, work);
}

/** @returns undefined outside the publication of a proposal */
export const currentProposal = (): CurrentProposal | undefined => storage.getStore();
