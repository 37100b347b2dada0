import { useState } from 'react';
import type { AdminExam } from '@mockingbird/contracts';
import { Field } from '@mockingbird/ui';
import classes from './statistics-screen.module.css';
import * as messages from '../messages/statistics.js';

export interface TestChooserProps {
  exams: readonly AdminExam[];
  /** Empty without a choice. */
  testId: string;
  onChoose: (testId: string) => void;
}

/** Selects an exam and one of its tests. */
export function TestChooser({ exams, testId, onChoose }: TestChooserProps) {
  const owner = exams.find(({ tests }) => tests.some((test) => test.testId === testId));
  const [chosenId, setChosenId] = useState(owner?.examId ?? '');
  const exam = exams.find(({ examId }) => examId === chosenId) ?? owner;
  return (
    <div className={classes.choosers}>
      <Field label={messages.exam}>
        {(control) => (
          <select
            {...control}
            value={exam?.examId ?? ''}
            onChange={(event) => {
              setChosenId(event.target.value);
              onChoose('');
            }}
          >
            <option value="">{messages.chooseAnExam}</option>
            {exams.map(({ examId, title }) => (
              <option key={examId} value={examId}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={messages.mockTest}>
        {(control) => (
          <select
            {...control}
            value={testId}
            disabled={!exam}
            onChange={(event) => onChoose(event.target.value)}
          >
            <option value="">{messages.chooseAMockTest}</option>
            {exam?.tests.map((test) => (
              <option key={test.testId} value={test.testId}>
                {test.title ?? messages.mockTestWithNumber(test.testId)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
