import type { FindIssue } from '../form-fields/field-issues.js';
import { EXAM_FIELDS } from '../form-fields/field-specs.js';
import { FormField } from '../form-fields/form-field.js';
import { Loading } from '../../lazy-code/loading.js';
import type { UploadFormCodeState } from '../upload-form-code.js';
import { OptionalFields } from './optional-fields.js';
import classes from '../upload-form.module.css';

/** The fields of an exam. */
export function ExamForm({ findIssue, formCode }: { findIssue: FindIssue; formCode: UploadFormCodeState }) {
  const { OptionalFieldList } = formCode.code ?? {};
  return (
    <>
      <div className={classes.fields}>
        {EXAM_FIELDS.map((field) => (
          <FormField key={field.name} field={field} issue={findIssue(field.name)} />
        ))}
      </div>
      <OptionalFields of="exam">
        {OptionalFieldList ? <OptionalFieldList of="exam" /> : <Loading {...formCode} />}
      </OptionalFields>
    </>
  );
}
