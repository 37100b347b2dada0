import { useState } from 'react';
import type { ProposalList as List, ProposalState, ProposalSummary } from '@mockingbird/contracts';
import { PROPOSAL_STATES } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Button, ChipButton, Skeleton, Tag, VisuallyHidden } from '@mockingbird/ui';
import { useLocation } from 'react-router-dom';
import { usePagedData } from '../api/use-paged-data.js';
import { changeProposalPath, proposalPath, UPLOAD_PATH } from '../paths.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { describeSubject, listFacts, STATE_TONES } from './subject/describe-proposal.js';
import classes from './review-screen.module.css';
import * as messages from '../messages/staff/review.js';

interface Filter {
  /** Undefined for all states. */
  state: ProposalState | undefined;
  isMine: boolean;
}

const readState = (search: string): ProposalState | undefined => {
  const named = new URLSearchParams(search).get('state');
  return PROPOSAL_STATES.find((state) => state === named);
};

/** Proposals by state, newest first. */
export function ProposalList({ session }: { session: Session }) {
  const { search } = useLocation();
  const [filter, setFilter] = useState<Filter>({ state: readState(search), isMine: false });
  const api = useApi();
  const { state, isMine } = filter;
  const list = usePagedData({
    key: ['proposals', state, isMine, session.token],
    load: async (before: string | undefined, signal) =>
      (await api.staff(session.token)).proposals(
        { state, mine: isMine ? '1' : undefined, before },
        { signal },
      ),
    getNextCursor: ({ meta }: List) => meta.next,
  });
  const { pages, failure, reload } = list;
  const proposals = pages?.flatMap(({ data }) => data);
  return (
    <>
      <ProposalFilter filter={filter} counts={pages?.[0]?.meta.counts} onChange={setFilter} />
      {failure ? (
        <FailureNotice title={messages.proposalsNotLoaded} failure={failure} onRetry={reload} />
      ) : null}
      {!proposals && !failure ? <Skeleton shape="block" count={3} label={messages.loadingProposals} /> : null}
      {proposals?.length === 0 ? <Empty /> : null}
      {proposals?.length ? (
        <ol className={classes.list}>
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} />
          ))}
        </ol>
      ) : null}
      {list.olderFailure ? (
        <FailureNotice
          title={messages.proposalsNotLoaded}
          failure={list.olderFailure}
          onRetry={list.loadOlder}
        />
      ) : null}
      {list.hasOlder && !list.olderFailure ? (
        <p>
          <Button variant="quiet" aria-disabled={list.isLoadingOlder || undefined} onClick={list.loadOlder}>
            {list.isLoadingOlder ? messages.loading : messages.showOlder}
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface FilterProps {
  filter: Filter;
  counts: List['meta']['counts'] | undefined;
  onChange: (filter: Filter) => void;
}

function ProposalFilter({ filter, counts, onChange }: FilterProps) {
  const label = (state: ProposalState) => {
    const count = counts?.find((each) => each.state === state);
    const number = filter.isMine ? count?.own : count?.total;
    return number ? messages.withCount(messages.states[state], number) : messages.states[state];
  };
  return (
    <div className={classes.filter}>
      <div role="group" aria-label={messages.stateFilter} className={classes.chips}>
        {[undefined, ...PROPOSAL_STATES].map((state) => (
          <ChipButton
            key={state ?? 'all'}
            pressed={filter.state === state}
            onClick={() => onChange({ ...filter, state })}
          >
            {state === undefined ? messages.all : label(state)}
          </ChipButton>
        ))}
      </div>
      <ChipButton pressed={filter.isMine} onClick={() => onChange({ ...filter, isMine: !filter.isMine })}>
        {messages.onlyMine}
      </ChipButton>
    </div>
  );
}

function ProposalRow({ proposal }: { proposal: ProposalSummary }) {
  return (
    <li className={classes.row}>
      <p className={classes.head}>
        <a href={proposalPath(proposal.id)}>{describeSubject(proposal)}</a>{' '}
        <Tag tone={STATE_TONES[proposal.state]}>{messages.states[proposal.state]}</Tag>
      </p>
      <p>{proposal.summary}</p>
      <p className={classes.facts}>
        {listFacts(proposal).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {proposal.state === 'draft' ? (
          <a href={changeProposalPath(proposal)}>
            {messages.continueIt}
            <VisuallyHidden>: {describeSubject(proposal)}</VisuallyHidden>
          </a>
        ) : null}
      </p>
    </li>
  );
}

function Empty() {
  return (
    <>
      <p>{messages.noProposals}</p>
      <p>
        {messages.howToPropose} <a href={UPLOAD_PATH}>{messages.uploadForm}</a>
      </p>
    </>
  );
}
