import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import { ChipButton, Field, Skeleton } from '@mockingbird/ui';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { useAdminData } from '../api/use-admin-data.js';
import { BIN_PATH } from '../paths.js';
import { plural } from '../format/plural.js';
import { ExamEntry } from './exam-entry.js';
import { filterExams, type ExamFilter } from './filter-exams.js';
import classes from './exams-screen.module.css';
import * as messages from '../messages/exams.js';

/** The exams with their tests, and a filter for them. */
export function ExamList({ session }: { session: Session }) {
  const { data, failure, reload } = useAdminData(session, ['exams'], (calls, signal) =>
    calls.exams({ signal }),
  );
  const [filter, setFilter] = useState<ExamFilter>({ text: '', hiddenOnly: false });
  const [message, setMessage] = useState('');
  const shown = filterExams(data ?? [], filter);
  return (
    <>
      <Filter filter={filter} onChange={setFilter} />
      <p>
        <a href={BIN_PATH}>{messages.openTheBin}</a>
      </p>
      <StatusLine message={message} refocusKey={data} className={classes.soft}>
        {message || (data ? plural(shown.length, 'exam') : '')}
      </StatusLine>
      {failure ? (
        <FailureNotice title={messages.theExamsCouldNot} failure={failure} onRetry={reload} />
      ) : null}
      {!data && !failure ? <Skeleton shape="block" count={3} label={messages.loadingExams} /> : null}
      {data && shown.length === 0 ? (
        <p>{data.length === 0 ? messages.thereIsNoExam : messages.noExamOrTest}</p>
      ) : null}
      {shown.map((exam) => (
        <ExamEntry
          key={exam.examId}
          exam={exam}
          isOpen={filter.hiddenOnly || filter.text.trim() !== ''}
          onMessage={setMessage}
          onChanged={(text) => {
            setMessage(text);
            reload();
          }}
        />
      ))}
    </>
  );
}

interface FilterProps {
  filter: ExamFilter;
  onChange: (filter: ExamFilter) => void;
}

function Filter({ filter, onChange }: FilterProps) {
  return (
    <div className={classes.filter}>
      <Field label={messages.findAnExam} className={classes.find ?? ''}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={filter.text}
            onChange={(event) => onChange({ ...filter, text: event.target.value })}
          />
        )}
      </Field>
      <ChipButton
        pressed={filter.hiddenOnly}
        onClick={() => onChange({ ...filter, hiddenOnly: !filter.hiddenOnly })}
      >
        {messages.hiddenOnly}
      </ChipButton>
    </div>
  );
}
