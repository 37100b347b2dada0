import type { ProposalSummary } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Section } from '@mockingbird/ui';
import { useQuery } from '@tanstack/react-query';
import { utcTime } from '../../format/utc-time.js';
import { changeProposalPath, reviewPath } from '../../paths.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/list.js';

/** Drafts that were saved and not sent for review. Without one, nothing is shown. */
export function TeamDrafts({ session: { token } }: { session: Session }) {
  const api = useApi();
  const { data: drafts } = useQuery({
    queryKey: ['team-drafts', token],
    queryFn: async ({ signal }) =>
      (await api.staff(token)).proposals({ state: 'draft', texts: '1' }, { signal }),
  });
  if (!drafts || drafts.data.length === 0) return null;
  return (
    <Section title={messages.draftsOfTheTeam}>
      <p className={classes.soft}>{messages.notSentYet}</p>
      <ul role="list" className={classes.list}>
        {drafts.data.map((draft) => (
          <li key={draft.id} className={classes.row}>
            <Row draft={draft} />
          </li>
        ))}
      </ul>
      {drafts.meta.next === undefined ? null : (
        <p>
          <a href={reviewPath('draft')}>{messages.allDrafts}</a>
        </p>
      )}
    </Section>
  );
}

function Row({ draft }: { draft: ProposalSummary }) {
  const { type, title, slug, examId, author, writers = [], updatedAt } = draft;
  return (
    <>
      <p className={classes.what}>
        <a href={changeProposalPath(draft)}>{title ?? slug ?? messages.untitled}</a>
      </p>
      <p className={classes.facts}>
        <span>
          {type === 'post' ? messages.post : messages.article}
          {examId === undefined ? '' : `, ${examId}`}
        </span>
        <span>{messages.savedBy([author, ...writers].join(', '), utcTime(Date.parse(updatedAt)))}</span>
      </p>
    </>
  );
}
