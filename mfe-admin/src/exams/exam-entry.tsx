import type { AdminExam } from '@mockingbird/contracts';
import { Tag, VisuallyHidden } from '@mockingbird/ui';
import {
  editExamPath,
  editTestPath,
  examPath,
  revisionsPath,
  statisticsPath,
  testPath,
  testQuestionsPath,
} from '../paths.js';
import { DeleteButton } from '../bin/delete-button.js';
import { plural } from '../format/plural.js';
import { DownloadButton } from './download-button.js';
import { VisibilityButton } from './visibility-button.js';
import classes from './exams-screen.module.css';
import * as messages from '../messages/exams.js';

export interface ExamEntryProps {
  exam: AdminExam;
  /** Shows the tests expanded. */
  isOpen: boolean;
  onChanged: (message: string) => void;
  /** Shows what happened to something else than the list. */
  onMessage: (message: string) => void;
}

/** The questions of tests, as the tests say it. Tests without questions count none. */
const countQuestions = (tests: AdminExam['tests']): number =>
  tests.reduce((sum, { totalQuestions, revision }) => sum + (revision === '' ? 0 : totalQuestions), 0);

/** One exam of the list, with its tests. */
export function ExamEntry({ exam, isOpen, onChanged, onMessage }: ExamEntryProps) {
  const { examId, title, hidden, tests } = exam;
  return (
    <section className={classes.exam} aria-labelledby={`exam-${examId}`}>
      <div className={classes.head}>
        <h2 id={`exam-${examId}`}>
          <a href={examPath(examId)}>{title}</a>
        </h2>
        <code>{examId}</code>
        <a href={editExamPath(examId)}>
          {messages.edit}
          <VisuallyHidden> {messages.theExam(title)}</VisuallyHidden>
        </a>
        {hidden ? <Tag>{messages.hidden}</Tag> : null}
        <div className={classes.button}>
          <VisibilityButton
            target={{ examId }}
            name={`the exam ${title}`}
            hidden={hidden}
            onDone={onChanged}
          />
          <DeleteButton
            target={{ examId }}
            name={messages.theExam(title)}
            tests={tests.length}
            questions={countQuestions(tests)}
            onDone={onChanged}
          />
        </div>
      </div>
      {tests.length === 0 ? (
        <p className={classes.soft}>{messages.noMockTest}</p>
      ) : (
        <details open={isOpen}>
          <summary>{plural(tests.length, messages.mockTestLowerCase)}</summary>
          <ul className={classes.tests}>
            {tests.map((test) => (
              <TestEntry
                key={test.testId}
                examId={examId}
                test={test}
                onChanged={onChanged}
                onMessage={onMessage}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface TestEntryProps extends Pick<ExamEntryProps, 'onChanged' | 'onMessage'> {
  examId: string;
  test: AdminExam['tests'][number];
}

function TestEntry({ examId, test, onChanged, onMessage }: TestEntryProps) {
  const { testId, title, totalQuestions, hidden, revision } = test;
  const name = title ?? messages.mockTest(testId);
  return (
    <li className={classes.test}>
      <div className={classes.what}>
        <a href={testPath(examId, testId)}>{name}</a>
        {hidden ? <Tag>{messages.hidden}</Tag> : null}
        {revision === '' ? <Tag tone="wrong">{messages.noQuestions}</Tag> : null}
        <p className={classes.soft}>
          <code>{testId}</code>,{' '}
          <a href={testQuestionsPath(testId)}>
            {plural(totalQuestions, 'question')}
            <VisuallyHidden> {messages.ofName(name)}</VisuallyHidden>
          </a>
          ,{' '}
          <a href={statisticsPath(testId)}>
            {messages.statistics}
            <VisuallyHidden> {messages.ofName(name)}</VisuallyHidden>
          </a>
          ,{' '}
          <a href={revisionsPath(testId)}>
            {messages.versions}
            <VisuallyHidden> {messages.ofName(name)}</VisuallyHidden>
          </a>
          ,{' '}
          <a href={editTestPath(examId, testId)}>
            {messages.editLowerCase}
            <VisuallyHidden> {messages.theTest(name)}</VisuallyHidden>
          </a>
        </p>
      </div>
      <div className={classes.actions}>
        {revision === '' ? null : <DownloadButton testId={testId} name={name} onMessage={onMessage} />}
        <VisibilityButton target={{ testId }} name={`the test ${name}`} hidden={hidden} onDone={onChanged} />
        <DeleteButton
          target={{ testId }}
          name={messages.theTest(name)}
          questions={countQuestions([test])}
          onDone={onChanged}
        />
      </div>
    </li>
  );
}
