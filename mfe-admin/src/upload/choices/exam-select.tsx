import { Field } from '@mockingbird/ui';
import { examLabel, type ExamChoice } from './exam-choice.js';
import classes from '../upload-form.module.css';
import * as messages from '../../messages/upload/choices.js';

export interface ExamSelectProps {
  exams: readonly ExamChoice[];
  value: string;
  onChange: (examId: string) => void;
  issue?: string | undefined;
}

export function ExamSelect({ exams, value, onChange, issue }: ExamSelectProps) {
  return (
    <Field label={messages.exam} error={issue} className={classes.wide ?? ''}>
      {(control) => (
        <select
          {...control}
          name="examId"
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classes.control}
        >
          <option value="">{messages.chooseAnExam}</option>
          {exams.map((exam) => (
            <option key={exam.examId} value={exam.examId}>
              {examLabel(exam)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
