import type { FaultOf } from '../form-fields/field-issues.js';
import { EXAM_FIELDS } from '../form-fields/field-specs.js';
import { FormField } from '../form-fields/form-field.js';
import { NotYet } from '../../lazy-code/loading.js';
import type { MoreArrival } from '../upload-form-code.js';
import { MoreFields } from './optional-fields.js';
import classes from '../upload-form.module.css';

/** The fields of an exam. */
export function ExamForm({ faultOf, more }: { faultOf: FaultOf; more: MoreArrival }) {
  const { MoreFieldList } = more.code ?? {};
  return (
    <>
      <div className={classes.fields}>
        {EXAM_FIELDS.map((field) => (
          <FormField key={field.name} field={field} fault={faultOf(field.name)} />
        ))}
      </div>
      <MoreFields of="exam">{MoreFieldList ? <MoreFieldList of="exam" /> : <NotYet {...more} />}</MoreFields>
    </>
  );
}
