import { useState } from 'react';
import type { BankResponse, BankRow as Row, UploadResult } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { ButtonLink, Skeleton } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { useAdminData } from '../api/use-admin-data.js';
import { findExamOfTest } from '../exams/find-exam-of-test.js';
import { plural } from '../format/plural.js';
import { newQuestionPath } from '../paths.js';
import { Pagination } from '../screen/parts/pagination.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { replaceAddress } from '../screen/replace-address.js';
import { StatusLine } from '../screen/status-line.js';
import { CountLink } from '../upload/result/count-link.js';
import { BankFilterForm } from './bank-filter-form.js';
import { type BankFilter, filterPath, filterSearch, readFilter, requestQuery } from './bank-query.js';
import { BankRow } from './bank-row.js';
import { BulkBar } from './bulk/bulk-bar.js';
import { DrawButton } from './bulk/draw-button.js';
import classes from './bank.module.css';
import * as messages from '../messages/bank/list.js';

export interface BankListProps {
  session: Session;
  /** The query of the address. */
  search: string;
  /** What this screen showed before. The focus returns to its question. Absent for the first visit. */
  before: { testId: string | undefined; questionId: string | undefined } | undefined;
}

/** Identifies a row: a question of its first test. */
const rowKey = ({ questionId, tests }: Row): string => `${tests[0]?.testId ?? ''}\n${questionId}`;

/** A test that received questions by a draw. */
interface FilledTest {
  result: UploadResult;
  testId: string;
}

const isQuestion = ({ questionId, tests }: Row, place: BankListProps['before']): boolean =>
  questionId === place?.questionId && tests.some(({ testId }) => testId === place.testId);

/** The questions that a filter finds, page by page. Chosen ones can be changed together. */
export function BankList({ session, search, before }: BankListProps) {
  const [filter, setFilter] = useState<BankFilter>(() => readFilter(search));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [message, setMessage] = useState('');
  const [filledTest, setFilledTest] = useState<FilledTest>();
  const { data, failure, isLoading, reload } = useAdminData(session, ['bank', filter], (calls, signal) =>
    calls.bank(requestQuery(filter), { signal }),
  );
  const exams = useAdminData(session, ['exams'], (calls, signal) => calls.exams({ signal }));
  const change = (next: BankFilter) => {
    setMessage('');
    setFilledTest(undefined);
    setFilter(next);
    // The way back from the editor leads to this filter.
    replaceAddress(filterPath(next));
  };
  const toggle = (rows: readonly Row[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of rows)
        if (isChosen) next.set(rowKey(row), row);
        else next.delete(rowKey(row));
      return next;
    });
  const finish = (text: string, next?: FilledTest) => {
    setMessage(text);
    setFilledTest(next);
    setChosen(new Map());
    reload();
  };
  const examList = exams.data ?? [];
  const found = data && !isLoading ? messages.found(plural(data.meta.total, 'question')) : '';
  const list = filterSearch(filter);
  // Nothing that changes many questions can be sent for review.
  const canPublish = may(session, 'publish');
  return (
    <>
      <BankFilterForm filter={filter} exams={examList} found={data?.meta} onChange={change} />
      <div className={classes.actions}>
        <StatusLine message={message || (before ? found : '')} refocusKey={data} className={classes.soft}>
          {message} {found}
        </StatusLine>
        {canPublish ? (
          <DrawButton
            session={session}
            exams={examList}
            onDone={(result, testId) => finish(result.message, { result, testId })}
          />
        ) : null}
        <NewQuestionLink testId={filter.testId} list={list} />
      </div>
      {filledTest ? (
        <CountLink {...filledTest} examId={findExamOfTest(examList, filledTest.testId)?.examId} />
      ) : null}
      {failure ? (
        <FailureNotice title={messages.couldNotBeLoaded} failure={failure} onRetry={reload} />
      ) : null}
      {!data && !failure ? <Skeleton shape="block" count={3} label={messages.loading} /> : null}
      {data && !failure ? (
        <Results
          page={data}
          list={list}
          before={before}
          chosen={canPublish ? chosen : undefined}
          isLoading={isLoading}
          onToggle={toggle}
          onPage={(page) => change({ ...filter, page })}
        />
      ) : null}
      <BulkBar
        rows={[...chosen.values()]}
        exams={examList}
        onClear={() => setChosen(new Map())}
        onDone={(text) => finish(text)}
      />
    </>
  );
}

/** Leads to a new question of the chosen test. */
function NewQuestionLink({ testId, list }: { testId: string; list: string }) {
  if (!testId) return <p className={classes.soft}>{messages.chooseTestFirst}</p>;
  return (
    <ButtonLink variant="quiet" href={newQuestionPath(testId, list)}>
      {messages.newQuestion}
    </ButtonLink>
  );
}

interface ResultsProps {
  page: BankResponse;
  /** Query of the list. */
  list: string;
  before: BankListProps['before'];
  /** Absent for people who cannot change several questions together. */
  chosen: ReadonlyMap<string, Row> | undefined;
  isLoading: boolean;
  onToggle: (rows: readonly Row[], isChosen: boolean) => void;
  onPage: (page: number) => void;
}

function Results(props: ResultsProps) {
  const { page, list, before, chosen, isLoading, onToggle, onPage } = props;
  const { data, meta } = page;
  if (data.length === 0) return <p>{messages.noQuestionFound}</p>;
  const areAllChosen = data.every((row) => chosen?.has(rowKey(row)));
  return (
    <div className={classes.results} aria-busy={isLoading}>
      {chosen ? (
        <label className={classes.all}>
          <input
            type="checkbox"
            checked={areAllChosen}
            onChange={(event) => onToggle(data, event.target.checked)}
          />
          {messages.chooseAllOnThisPage}
        </label>
      ) : null}
      <ol className={classes.list}>
        {data.map((row) => (
          <BankRow
            key={rowKey(row)}
            row={row}
            list={list}
            takesFocus={isQuestion(row, before)}
            isChosen={chosen?.has(rowKey(row))}
            onChoose={(isChosen) => onToggle([row], isChosen)}
          />
        ))}
      </ol>
      <Pagination page={meta.page} pages={meta.pages} onPage={onPage} />
    </div>
  );
}
