import { useState } from 'react';
import type { Proposal } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Section, Skeleton, Tag } from '@mockingbird/ui';
import { useStaffData } from '../api/use-admin-data.js';
import { REVIEW_PATH } from '../paths.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { AuthorActions } from './author-actions.js';
import { CommentSection } from './comment-section.js';
import { describeSubject, listFacts, STATE_TONES } from './subject/describe-proposal.js';
import { ProposalContent } from './proposal-content.js';
import { PublicationActions } from './publication-actions.js';
import { ReviewActions } from './review-actions.js';
import { StepList } from './step-list.js';
import classes from './review-screen.module.css';
import * as messages from '../messages/staff/review.js';

/** One proposal: what it changes, what students would see, comments, and the buttons of the person's role. */
export function ProposalDetails({ id, session }: { id: string; session: Session }) {
  const { data, failure, reload } = useStaffData(session, ['proposal', id], (calls, signal) =>
    calls.proposal(id, { signal }),
  );
  const [changed, setChanged] = useState<Proposal>();
  const [message, setMessage] = useState('');
  const proposal = changed ?? data;
  const api = useApi();
  const part = {
    session,
    onDone: (next: Proposal, text: string) => {
      setChanged(next);
      setMessage(text);
    },
    onConflict: () => {
      const read = async () => (await api.staff(session.token)).proposal(id);
      read().then(
        (present) => {
          setChanged(present);
          setMessage(messages.changedMeanwhile);
        },
        // The failure of the step says why.
        () => undefined,
      );
    },
  };
  return (
    <>
      <p>
        <a href={REVIEW_PATH}>{messages.allProposals}</a>
      </p>
      <StatusLine
        message={message}
        refocusKey={`${proposal?.version} ${proposal?.check.conflict?.revision}`}
        className={classes.message}
      >
        {message}
      </StatusLine>
      {failure ? (
        <FailureNotice title={messages.proposalNotLoaded} failure={failure} onRetry={reload} />
      ) : null}
      {!proposal && !failure ? <Skeleton shape="block" count={3} label={messages.loadingProposal} /> : null}
      {proposal ? (
        <>
          <Head proposal={proposal} />
          <ProposalContent proposal={proposal} session={session} />
          <AuthorActions proposal={proposal} {...part} />
          <ReviewActions proposal={proposal} {...part} />
          <PublicationActions proposal={proposal} {...part} />
          <CommentSection proposal={proposal} {...part} />
          <StepList steps={proposal.steps} />
        </>
      ) : null}
    </>
  );
}

const WAITS: Partial<Record<Proposal['state'], string>> = {
  'in-review': messages.waitsForReviewer,
  'changes-requested': messages.waitsForAuthor,
  draft: messages.waitsForAuthor,
};

function Head({ proposal }: { proposal: Proposal }) {
  const { state, publishAt } = proposal;
  const waits = state === 'approved' && !publishAt ? messages.waitsForPublisher : WAITS[state];
  return (
    <Section title={describeSubject(proposal)}>
      <p className={classes.head}>
        <Tag tone={STATE_TONES[state]}>{messages.states[state]}</Tag> <span>{waits}</span>
      </p>
      <p className={classes.facts}>
        {listFacts(proposal).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </Section>
  );
}
