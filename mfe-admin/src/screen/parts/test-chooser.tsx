import { useState } from 'react';
import type { AdminExam } from '@mockingbird/contracts';
import { SearchSelect } from '../search-select.js';
import classes from './test-chooser.module.css';
import * as messages from '../../messages/screen/parts.js';

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
  const tests = exam?.tests ?? [];
  return (
    <div className={classes.choosers}>
      <SearchSelect
        label={messages.exam}
        emptyLabel={messages.chooseAnExam}
        options={exams.map(({ examId, title }) => ({ value: examId, label: title }))}
        value={exam?.examId ?? ''}
        onChange={(examId) => {
          setChosenId(examId);
          onChoose('');
        }}
      />
      <SearchSelect
        label={messages.mockTest}
        emptyLabel={messages.chooseAMockTest}
        options={tests.map((test) => ({
          value: test.testId,
          label: test.title ?? messages.mockTestWithNumber(test.testId),
        }))}
        value={testId}
        disabled={!exam}
        onChange={onChoose}
      />
    </div>
  );
}
