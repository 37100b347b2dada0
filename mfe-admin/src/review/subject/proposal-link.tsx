import type { Proposal } from '@mockingbird/contracts';
import { proposalPath } from '../../paths.js';
import { describeSubject } from './describe-proposal.js';
import * as messages from '../../messages/upload/proposal.js';

/** Opens a proposal. The link says what the proposal is about. */
export function ProposalLink({ proposal }: { proposal: Proposal }) {
  return <a href={proposalPath(proposal.id)}>{messages.openProposal(describeSubject(proposal))}</a>;
}
