import { useState } from 'react';
import type { ExamChoice } from '../choices/exam-choice.js';
import { useEntered } from '../form-fields/form-values.js';
import { ExamSelect } from '../choices/exam-select.js';
import type { FaultOf } from '../form-fields/field-issues.js';
import { MOCK_TEST_FIELDS } from '../form-fields/field-specs.js';
import { FormField } from '../form-fields/form-field.js';
import { MoreFieldList } from './optional-field-list.js';
import { MoreFields } from './optional-fields.js';
import classes from '../upload-form.module.css';

/** The fields of a mock test. */
export function MockTestForm({ exams, faultOf }: { exams: readonly ExamChoice[]; faultOf: FaultOf }) {
  const [examId, setExamId] = useState(useEntered()('examId'));
  return (
    <>
      <div className={classes.fields}>
        <ExamSelect exams={exams} value={examId} onChange={setExamId} fault={faultOf('examId')} />
        {MOCK_TEST_FIELDS.map((field) => (
          <FormField key={field.name} field={field} fault={faultOf(field.name)} />
        ))}
      </div>
      <MoreFields of="mocktest">
        <MoreFieldList of="mocktest" />
      </MoreFields>
    </>
  );
}
