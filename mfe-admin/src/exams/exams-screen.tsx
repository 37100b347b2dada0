import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import { ChipButton, Field, Skeleton } from '@mockingbird/ui';
import { AdminScreen } from '../screen/admin-screen.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { useAdminData } from '../api/use-admin-data.js';
import { EXAMS_PATH } from '../paths.js';
import { plural } from '../format/plural.js';
import { ExamEntry } from './exam-entry.js';
import { filterExams, type ExamFilter } from './filter-exams.js';
import classes from './exams-screen.module.css';

/** Every exam with its tests; each can be hidden from students and shown again. */
export function ExamsScreen() {
  return (
    <AdminScreen
      path={EXAMS_PATH}
      title="Exams"
      lead="Every exam with its mock tests, as admins see them. Hide one from students while it is being corrected, and show it again: nothing is removed."
    >
      {(session) => <Exams session={session} />}
    </AdminScreen>
  );
}

function Exams({ session }: { session: Session }) {
  const { data, failure, reload } = useAdminData(session, (calls, signal) => calls.exams({ signal }));
  const [filter, setFilter] = useState<ExamFilter>({ text: '', hiddenOnly: false });
  const [message, setMessage] = useState('');
  const shown = filterExams(data ?? [], filter);
  return (
    <>
      <Filter filter={filter} onChange={setFilter} />
      <StatusLine told={message} shown={data} className={classes.soft}>
        {message || (data ? plural(shown.length, 'exam') : '')}
      </StatusLine>
      {failure ? (
        <FailureNotice title="The exams could not be loaded" failure={failure} onRetry={reload} />
      ) : null}
      {!data && !failure ? <Skeleton shape="block" count={3} label="Loading exams" /> : null}
      {data && shown.length === 0 ? (
        <p>{data.length === 0 ? 'There is no exam yet.' : 'Nothing fits.'}</p>
      ) : null}
      {shown.map((exam) => (
        <ExamEntry
          key={exam.examId}
          exam={exam}
          isOpen={filter.hiddenOnly || filter.text.trim() !== ''}
          onChanged={(told) => {
            setMessage(told);
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
      <Field label="Find an exam or a test" className={classes.find ?? ''}>
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
        Hidden only
      </ChipButton>
    </div>
  );
}
