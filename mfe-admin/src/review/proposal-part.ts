import type { Proposal } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';

/** What every part of a proposal's page gets. */
export interface ProposalPartProps {
  proposal: Proposal;
  session: Session;
  /** The proposal after a step, and what happened. */
  onDone: (proposal: Proposal, message: string) => void;
  /** The proposal is not as the person saw it: shows it as it is now. */
  onConflict: () => void;
}
