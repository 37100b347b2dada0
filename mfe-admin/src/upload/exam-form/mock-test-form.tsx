import { useState } from 'react';
import type { ExamChoice } from '../choices/exam-choice.js';
import { useFormValues } from '../form-fields/form-values.js';
import { ExamSelect } from '../choices/exam-select.js';
import type { FindIssue } from '../form-fields/field-issues.js';
import { MOCK_TEST_FIELDS } from '../form-fields/field-specs.js';
import { FormField } from '../form-fields/form-field.js';
import { OptionalFieldList } from './optional-field-list.js';
import { OptionalFields } from './optional-fields.js';
import classes from '../upload-form.module.css';

/** The fields of a mock test. */
export function MockTestForm({ exams, findIssue }: { exams: readonly ExamChoice[]; findIssue: FindIssue }) {
  const [examId, setExamId] = useState(useFormValues()('examId'));
  return (
    <>
      <div className={classes.fields}>
        <ExamSelect exams={exams} value={examId} onChange={setExamId} issue={findIssue('examId')} />
        {MOCK_TEST_FIELDS.map((field) => (
          <FormField key={field.name} field={field} issue={findIssue(field.name)} />
        ))}
      </div>
      <OptionalFields of="mocktest">
        <OptionalFieldList of="mocktest" />
      </OptionalFields>
    </>
  );
}
