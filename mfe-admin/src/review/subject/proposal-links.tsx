import type { Proposal } from '@mockingbird/contracts';
import { ProposalLink } from './proposal-link.js';
import classes from './proposal-links.module.css';

/** Opens what was sent for review, one link for each proposal. */
export function ProposalLinks({ proposals }: { proposals: readonly Proposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <ul role="list" className={classes.links}>
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <ProposalLink proposal={proposal} />
        </li>
      ))}
    </ul>
  );
}
