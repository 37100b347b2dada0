import { useState } from 'react';
import type { ExamChoice } from './choices.js';
import { useEntered } from './entered.js';
import { ExamSelect } from './exam-select.js';
import type { FaultOf } from './fault-of.js';
import { MOCK_TEST_FIELDS } from './fields.js';
import { FormField } from './form-field.js';
import { MoreFieldList } from './more-field-list.js';
import { MoreFields } from './more-fields.js';
import classes from './upload.module.css';

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
