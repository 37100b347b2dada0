import { Field } from '@mockingbird/ui';
import { useEntered } from '../form-fields/form-values.js';
import {
  EXAM_MORE_FIELDS,
  MOCK_TEST_MORE_FIELDS,
  MORE,
  type MoreField,
} from '../form-fields/optional-field-specs.js';
import classes from '../upload-form.module.css';

const EXAM_TYPES = [
  { value: '', label: 'None' },
  { value: 'dmv', label: 'Driving licence (dmv)' },
  { value: 'ssc', label: 'SSC' },
  { value: 'ibps', label: 'Bank exams (ibps)' },
  { value: 'rrb', label: 'Railway exams (rrb)' },
];

function MoreFieldControl({ field: { name, label, hint, rows } }: { field: MoreField }) {
  const entered = useEntered();
  const shared = { name: MORE + name, className: classes.control, defaultValue: entered(MORE + name) };
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
  const entered = useEntered();
  const name = `${MORE}type`;
  return (
    <Field label="Family" hint="The sub-site that lists it" className={classes.wide ?? ''}>
      {(control) => (
        <select {...control} name={name} defaultValue={entered(name)} className={classes.control}>
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
export function MoreFieldList({ of }: { of: 'exam' | 'mocktest' }) {
  return (
    <div className={classes.fields}>
      {of === 'exam' ? <TypeField /> : null}
      {(of === 'exam' ? EXAM_MORE_FIELDS : MOCK_TEST_MORE_FIELDS).map((field) => (
        <MoreFieldControl key={field.name} field={field} />
      ))}
    </div>
  );
}
