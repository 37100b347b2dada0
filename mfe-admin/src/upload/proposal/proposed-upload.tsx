import type { Proposal } from '@mockingbird/contracts';
import { REVIEW_PATH } from '../../paths.js';
import { ProposalLink } from '../../review/subject/proposal-link.js';
import classes from '../result/result-panel.module.css';
import * as messages from '../../messages/upload/proposal.js';

/** Below the message of a form that was sent for review. */
export function ProposedUpload({ proposal }: { proposal: Proposal }) {
  return (
    <p className={classes.links}>
      <ProposalLink proposal={proposal} />
      <a href={REVIEW_PATH}>{messages.allProposals}</a>
    </p>
  );
}
