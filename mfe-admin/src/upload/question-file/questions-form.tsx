import { useState } from 'react';
import type { ExamChoice } from '../choices/exam-choice.js';
import { useEntered } from '../form-fields/form-values.js';
import { ExamSelect } from '../choices/exam-select.js';
import type { FaultOf } from '../form-fields/field-issues.js';
import { FileZone } from './file-drop-zone.js';
import { RepeatChoice } from './repeat-choice.js';
import { TestSelect } from '../choices/test-select.js';
import { useTestChoices } from '../choices/use-test-choices.js';
import classes from '../upload-form.module.css';

export interface QuestionsFormProps {
  exams: readonly ExamChoice[];
  file: File | undefined;
  onFile: (file: File) => void;
  faultOf: FaultOf;
}

/** First the exam, then one of its mock tests, and only then the file. */
export function QuestionsForm({ exams, file, onFile, faultOf }: QuestionsFormProps) {
  const entered = useEntered();
  const [examId, setExamId] = useState(entered('examId'));
  const [testId, setTestId] = useState(entered('testId'));
  const tests = useTestChoices(exams.find((exam) => exam.examId === examId));
  const test = tests?.find((candidate) => candidate.testId === testId);
  return (
    <div className={classes.fields}>
      <ExamSelect exams={exams} value={examId} onChange={setExamId} fault={faultOf('examId')} />
      {examId ? (
        <TestSelect tests={tests} value={test ? testId : ''} onChange={setTestId} fault={faultOf('testId')} />
      ) : null}
      {test ? (
        <>
          <FileZone file={file} onChoose={onFile} fault={faultOf('file')} />
          {test.hasQuestions ? <RepeatChoice /> : null}
          {/* The services refuse the upload when somebody publishes questions meanwhile. */}
          {test.hasQuestions === false ? <input type="hidden" name="basedOn" value="" /> : null}
        </>
      ) : (
        <p className={classes.note}>
          {examId
            ? 'Choose a mock test to go on.'
            : 'Choose an exam and one of its mock tests; the file comes then.'}
        </p>
      )}
    </div>
  );
}
