import { useState } from 'react';
import type { TextList as List, TextRow } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { ButtonLink, Skeleton, Tag, type TagTone } from '@mockingbird/ui';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/failure.js';
import { useLatest } from '../../api/use-latest.js';
import { plural } from '../../format/plural.js';
import { utcDay } from '../../format/utc-day.js';
import { utcTime } from '../../format/utc-time.js';
import { BIN_PATH, editTextPath, newTextPath } from '../../paths.js';
import { Pagination } from '../../screen/parts/pagination.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { StatusLine } from '../../screen/status-line.js';
import { ContentIssues } from './content-issues.js';
import { TeamDrafts } from './team-drafts.js';
import { TextFilter, type TextQuery } from './text-filter.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/list.js';

const NO_FILTER: TextQuery = { q: '', kind: '', state: '', page: 1 };

/** All texts, the last edited ones first, and a filter for them. */
export function TextList({ session }: { session: Session }) {
  const { token } = session;
  const api = useApi();
  const [query, setQuery] = useState(NO_FILTER);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['texts', query, token],
    queryFn: async ({ signal }) =>
      (await api.texts(token)).texts(
        { q: query.q, kind: query.kind, state: query.state, page: String(query.page) },
        { signal },
      ),
  });
  const list = useLatest(data);
  const failure = error && !isFetching ? toFailure(error) : undefined;
  const message = list ? describe(list) : '';
  return (
    <>
      <div className={classes.actions}>
        <ButtonLink href={newTextPath('post')}>{messages.newPost}</ButtonLink>
        <ButtonLink href={newTextPath('article')} variant="quiet">
          {messages.newArticle}
        </ButtonLink>
        <a href={BIN_PATH}>{messages.bin}</a>
      </div>
      <ContentIssues session={session} />
      <TeamDrafts session={session} />
      <TextFilter query={query} onChange={setQuery} />
      {/* The first list takes no focus. */}
      <StatusLine message={query === NO_FILTER ? '' : message} className={classes.soft}>
        {message}
      </StatusLine>
      {failure ? (
        <FailureNotice title={messages.couldNotLoad} failure={failure} onRetry={() => void refetch()} />
      ) : null}
      {!list && !failure ? <Skeleton shape="block" count={3} label={messages.loading} /> : null}
      {list && !failure ? (
        <div className={classes.results} aria-busy={isFetching}>
          <ul role="list" className={classes.list}>
            {list.data.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
          <Pagination
            page={list.meta.page}
            pages={list.meta.pages}
            onPage={(page) => setQuery({ ...query, page })}
          />
        </div>
      ) : null}
    </>
  );
}

const describe = ({ meta }: List): string =>
  meta.total === 0 ? messages.noTexts : messages.found(plural(meta.total, 'text'));

const TONES: Record<TextRow['state'], TagTone> = { draft: 'flash', scheduled: 'info', published: 'right' };

function Row({ row }: { row: TextRow }) {
  const { id, kind, state, title, path, examId, publishedAt, publicationDate, editedBy, editedAt } = row;
  return (
    <li className={classes.row}>
      <p className={classes.what}>
        <a href={editTextPath(id)}>{title}</a> <Tag tone={TONES[state]}>{messages[state]}</Tag>
      </p>
      <p className={classes.facts}>
        <span>
          {messages[kind]}
          {examId === undefined ? '' : `, ${examId}`}
        </span>
        <time dateTime={publicationDate}>{utcDay(publicationDate)}</time>
        <span>
          {editedBy !== undefined && editedAt !== undefined
            ? messages.editedBy(editedBy, utcTime(editedAt))
            : messages.asItShips}
        </span>
        {state === 'scheduled' && publishedAt !== undefined ? (
          <span>{messages.shownFrom(utcTime(publishedAt))}</span>
        ) : null}
        {state === 'published' ? <a href={path}>{messages.seeThePage}</a> : null}
      </p>
    </li>
  );
}
