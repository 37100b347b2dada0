import { useCallback, useState } from 'react';
import type { Proposal } from '@mockingbird/contracts';

/** The proposal in the address, whose form is replaced. */
export interface ReplacedProposal {
  /** The version that the person saw. 0 before one is loaded: no proposal has it. */
  version: number;
  /** Increases when the stored form is wanted again. */
  visit: number;
  /** The person sees this version now. */
  see: (proposal: Pick<Proposal, 'version'>) => void;
  /** Loads the stored form again. */
  reload: () => void;
}

/** Remembers the version of the proposal on the screen: a form that replaces another version is a conflict. */
export function useReplacedProposal(): ReplacedProposal {
  const [version, setVersion] = useState(0);
  const [visit, setVisit] = useState(0);
  return {
    version,
    visit,
    see: useCallback((proposal) => setVersion(proposal.version), []),
    reload: useCallback(() => setVisit((now) => now + 1), []),
  };
}
