import { Field } from '@mockingbird/ui';
import { useFormValues } from '../form-fields/form-values.js';
import {
  EXAM_OPTIONAL_FIELDS,
  MOCK_TEST_OPTIONAL_FIELDS,
  DETAILS_PREFIX,
  type OptionalField,
} from '../form-fields/optional-field-specs.js';
import classes from '../upload-form.module.css';
import * as messages from '../../messages/upload/exam-form.js';

const EXAM_TYPES = [
  { value: '', label: messages.none },
  { value: 'dmv', label: messages.driversLicenseDmv },
  { value: 'ssc', label: 'SSC' },
  { value: 'ibps', label: messages.bankExamsIbps },
  { value: 'rrb', label: messages.railwayExamsRrb },
];

function OptionalFieldControl({ field: { name, label, hint, rows } }: { field: OptionalField }) {
  const readValue = useFormValues();
  const shared = {
    name: DETAILS_PREFIX + name,
    className: classes.control,
    defaultValue: readValue(DETAILS_PREFIX + name),
  };
  return (
    <Field label={label} hint={hint} className={classes.wide ?? ''}>
      {(control) =>
        rows ? (
          <textarea {...control} {...shared} rows={rows} />
        ) : (
          <input {...control} {...shared} type="text" autoComplete="off" />
        )
      }
    </Field>
  );
}

function TypeField() {
  const readValue = useFormValues();
  const name = `${DETAILS_PREFIX}type`;
  return (
    <Field label={messages.family} hint={messages.theSubSite} className={classes.wide ?? ''}>
      {(control) => (
        <select {...control} name={name} defaultValue={readValue(name)} className={classes.control}>
          {EXAM_TYPES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The optional fields of an exam or a mock test. */
export function OptionalFieldList({ of }: { of: 'exam' | 'mocktest' }) {
  return (
    <div className={classes.fields}>
      {of === 'exam' ? <TypeField /> : null}
      {(of === 'exam' ? EXAM_OPTIONAL_FIELDS : MOCK_TEST_OPTIONAL_FIELDS).map((field) => (
        <OptionalFieldControl key={field.name} field={field} />
      ))}
    </div>
  );
}
