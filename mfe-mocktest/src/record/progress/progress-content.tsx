import { ButtonLink, Notice, Skeleton } from '@mockingbird/ui';
import { useMemo } from 'react';
import { PRACTICE_TESTS_PATH } from '../../paths.js';
import { passesFilter } from '../deck/deck-filter.js';
import type { StudentRecord } from '../file/record-file.js';
import { DataSection } from '../transfer/data-section.js';
import { AttemptSection } from './attempt-section.js';
import { BookmarkSection } from './bookmark-section.js';
import { ExamSection } from './exam-section.js';
import { groupByExam, scoreResults } from './figures/scored-result.js';
import { topicFigures } from './figures/topics.js';
import { PracticeDays } from './practice-days.js';
import { TodaySection } from './today-section.js';
import { TopicSection } from './topic-section.js';
import { useStudentRecord } from './use-student-record.js';
import styles from './progress-content.module.css';
import * as messages from '../../messages/record/progress.js';

const UNAVAILABLE = (
  <Notice tone="warn" role="alert" title={messages.thisDeviceCantOpen}>
    <p>{messages.itsStorageIsFull}</p>
  </Notice>
);

const EMPTY = (
  <div className={styles.empty}>
    <h2>{messages.yourProgressStarts}</h2>
    <p>{messages.afterItYouSee}</p>
    <ButtonLink href={PRACTICE_TESTS_PATH}>{messages.chooseAMockTest}</ButtonLink>
  </div>
);

/** Everything about the tests of this device. */
function Figures({
  record,
  readAt,
  onChange,
}: {
  record: StudentRecord;
  readAt: number;
  onChange: () => void;
}) {
  const { results, cards, bookmarks } = record;
  const scored = useMemo(() => scoreResults(results), [results]);
  const exams = useMemo(() => groupByExam(scored), [scored]);
  const due = useMemo(() => cards.filter(({ schedule }) => schedule.due <= readAt), [cards, readAt]);
  // With one exam, the button above the exams is enough.
  const countDue = (examId: string) => {
    const count = due.filter((card) => passesFilter(card, { kind: 'exam', examId })).length;
    return count < due.length ? count : 0;
  };
  const topics = useMemo(() => topicFigures(scored), [scored]);
  return (
    <>
      <TodaySection cards={cards} now={readAt} />
      {exams.map((exam) => (
        <ExamSection key={exam.examId} exam={exam} due={countDue(exam.examId)} />
      ))}
      {topics.length > 0 ? <TopicSection topics={topics} /> : null}
      <PracticeDays results={results} cards={cards} now={readAt} />
      <AttemptSection scored={scored} />
      {bookmarks.length > 0 ? <BookmarkSection bookmarks={bookmarks} onChange={onChange} /> : null}
    </>
  );
}

/** The content of the progress page. */
export function ProgressContent() {
  const { record, readAt, hasFailed, reload } = useStudentRecord();
  if (hasFailed) return UNAVAILABLE;
  if (!record) return <Skeleton shape="block" label={messages.loadingYourProgress} />;
  const isEmpty = record.results.length + record.cards.length + record.bookmarks.length === 0;
  return (
    <div className={styles.content}>
      {isEmpty ? EMPTY : <Figures record={record} readAt={readAt} onChange={reload} />}
      <DataSection record={record} onChange={reload} />
    </div>
  );
}
