import { useQuery } from '@tanstack/react-query';
import type { ProposalList, ProposalState } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { toFailure } from '../api/failure.js';
import { RELEASES_PATH, REPORTS_PATH, reviewPath } from '../paths.js';
import { FailureNotice } from '../screen/failure-notice.js';
import classes from './overview-screen.module.css';
import * as messages from '../messages/staff/waiting.js';

interface WaitingItem {
  count: number;
  text: string;
  href: string;
}

type Meta = ProposalList['meta'];

/** What waits for a person with this role. */
function listProposals({ counts, scheduled }: Meta, session: Session): WaitingItem[] {
  const find = (state: ProposalState) => counts.find((each) => each.state === state) ?? { total: 0, own: 0 };
  const inReview = find('in-review');
  const approved = find('approved').total - scheduled;
  const changes = find('changes-requested').own;
  const drafts = find('draft').own;
  const forReview = inReview.total - inReview.own;
  const item = (count: number, text: string, state: ProposalState): WaitingItem => ({
    count,
    text,
    href: reviewPath(state),
  });
  return [
    ...(may(session, 'review') ? [item(forReview, messages.toReview(forReview), 'in-review')] : []),
    ...(may(session, 'publish') ? [item(approved, messages.toPublish(approved), 'approved')] : []),
    item(changes, messages.changesRequested(changes), 'changes-requested'),
    item(inReview.own, messages.ownInReview(inReview.own), 'in-review'),
    item(drafts, messages.ownDrafts(drafts), 'draft'),
    item(scheduled, messages.scheduled(scheduled), 'approved'),
  ];
}

/** Proposals, reports and failing parts of the site that wait for this person. */
export function Waiting({ session }: { session: Session }) {
  const api = useApi();
  const { token } = session;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['waiting', token],
    queryFn: async ({ signal }): Promise<WaitingItem[]> => {
      const [content, platform] = await Promise.all([loadContent(signal), loadPlatform(signal)]);
      return [...content, ...platform].filter(({ count }) => count > 0);
    },
  });
  const loadContent = async (signal: AbortSignal): Promise<WaitingItem[]> => {
    if (!may(session, 'write')) return [];
    const [staff, admin] = await Promise.all([api.staff(token), api.admin(token)]);
    const [{ meta }, reports] = await Promise.all([
      staff.proposals({ limit: '1' }, { signal }),
      admin.reports({}, { signal }),
    ]);
    const { total } = reports.meta;
    return [
      ...listProposals(meta, session),
      { count: total, text: messages.openReports(total), href: REPORTS_PATH },
    ];
  };
  const loadPlatform = async (signal: AbortSignal): Promise<WaitingItem[]> => {
    if (!may(session, 'platform')) return [];
    const { health } = await (await api.releaseAdmin(token)).overview({ signal });
    const failing = health.filter(({ live, other }) => live.affected > 0 || (other?.affected ?? 0) > 0);
    return [{ count: failing.length, text: messages.failingRemotes(failing.length), href: RELEASES_PATH }];
  };
  if (error && !isFetching) {
    const retry = () => void refetch();
    return <FailureNotice title={messages.waitingNotLoaded} failure={toFailure(error)} onRetry={retry} />;
  }
  if (!data) return <Skeleton shape="block" label={messages.loadingWaiting} />;
  if (data.length === 0) return <p>{messages.nothingWaits}</p>;
  return (
    <ul role="list" className={classes.waiting}>
      {data.map(({ text, href }) => (
        <li key={text}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
