import { Field } from '@mockingbird/ui';
import { MORE } from './details.js';
import { useEntered } from './entered.js';
import classes from './upload.module.css';

interface MoreField {
  name: string;
  label: string;
  hint?: string;
  /** Lines that it shows; one when absent. */
  rows?: number;
}

const EXAM_TYPES = [
  { value: '', label: 'None' },
  { value: 'dmv', label: 'Driving licence (dmv)' },
  { value: 'ssc', label: 'SSC' },
  { value: 'ibps', label: 'Bank exams (ibps)' },
  { value: 'rrb', label: 'Railway exams (rrb)' },
];

const OF_EXAM: readonly MoreField[] = [
  { name: 'imageUrl', label: 'Image', hint: 'An https address, or a path of this site' },
  { name: 'keywords', label: 'Keywords for search engines' },
  { name: 'canonicalURL', label: 'Canonical address', hint: 'Only where the page lives elsewhere' },
  { name: 'keyInformation', label: 'Key information', hint: 'One a line', rows: 3 },
  { name: 'didYouKnow', label: 'Did you know?', hint: 'One fact a line', rows: 3 },
  { name: 'faqs', label: 'FAQ', hint: 'One a line: question | answer', rows: 3 },
  {
    name: 'resources',
    label: 'Additional resources',
    hint: 'One a line: name | https://... | description (optional)',
    rows: 3,
  },
];

const OF_TEST: readonly MoreField[] = [
  { name: 'title', label: 'Title', hint: 'Without one students read ‘Mock Test’ and the test ID' },
  {
    name: 'sections',
    label: 'Sections',
    hint: 'One a line: name | first question | last question | minutes (optional) | marks per question (optional)',
    rows: 4,
  },
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
      {(of === 'exam' ? OF_EXAM : OF_TEST).map((field) => (
        <MoreFieldControl key={field.name} field={field} />
      ))}
    </div>
  );
}
