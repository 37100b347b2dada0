import type { FaultOf } from './fault-of.js';
import { EXAM_FIELDS } from './fields.js';
import { FormField } from './form-field.js';
import { NotYet } from '../later/not-yet.js';
import type { MoreArrival } from './more-code.js';
import { MoreFields } from './more-fields.js';
import classes from './upload.module.css';

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
