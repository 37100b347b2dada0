import { SearchSelect } from '../../screen/search-select.js';
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
    <SearchSelect
      label={messages.exam}
      emptyLabel={messages.chooseAnExam}
      options={exams.map((exam) => ({ value: exam.examId, label: examLabel(exam) }))}
      name="examId"
      required
      value={value}
      onChange={onChange}
      error={issue}
      className={classes.wide ?? ''}
      selectClassName={classes.control}
    />
  );
}
