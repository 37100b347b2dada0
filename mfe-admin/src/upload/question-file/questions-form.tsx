import { useState } from 'react';
import type { ExamChoice } from '../choices/exam-choice.js';
import { useFormValues } from '../form-fields/form-values.js';
import { ExamSelect } from '../choices/exam-select.js';
import type { FindIssue } from '../form-fields/field-issues.js';
import { FileDropZone } from './file-drop-zone.js';
import { FileReadingPanel } from './reading/file-reading-panel.js';
import { TemplateButtons } from './reading/template-buttons.js';
import { useFileReading } from './reading/use-file-reading.js';
import { RepeatChoice } from './repeat-choice.js';
import { TestSelect } from '../choices/test-select.js';
import { useTestChoices } from '../choices/use-test-choices.js';
import classes from '../upload-form.module.css';
import * as messages from '../../messages/upload/question-file.js';

export interface QuestionsFormProps {
  exams: readonly ExamChoice[];
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  findIssue: FindIssue;
}

/** The exam first, then one of its mock tests, then the file. */
export function QuestionsForm({ exams, file, onFile, findIssue }: QuestionsFormProps) {
  const readValue = useFormValues();
  const [examId, setExamId] = useState(readValue('examId'));
  const [testId, setTestId] = useState(readValue('testId'));
  const reading = useFileReading(onFile);
  const tests = useTestChoices(exams.find((exam) => exam.examId === examId));
  const test = tests?.find((candidate) => candidate.testId === testId);
  return (
    <div className={classes.fields}>
      <ExamSelect exams={exams} value={examId} onChange={setExamId} issue={findIssue('examId')} />
      {examId ? (
        <TestSelect
          tests={tests}
          value={test ? testId : ''}
          onChange={setTestId}
          issue={findIssue('testId')}
        />
      ) : null}
      {test ? (
        <>
          <FileDropZone
            file={reading.state.kind === 'none' ? file : reading.state.source}
            onChoose={(chosen) => void reading.choose(chosen)}
            issue={findIssue('file')}
          />
          <TemplateButtons />
          <FileReadingPanel reading={reading} />
          {test.hasQuestions ? <RepeatChoice /> : null}
          {/* The services reject the upload if somebody publishes questions in the meantime. */}
          {test.hasQuestions === false ? <input type="hidden" name="basedOn" value="" /> : null}
        </>
      ) : (
        <p className={classes.note}>{examId ? messages.chooseAMockTest : messages.chooseAnExam}</p>
      )}
    </div>
  );
}
