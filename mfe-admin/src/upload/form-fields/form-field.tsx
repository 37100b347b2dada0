import { Field } from '@mockingbird/ui';
import { useFormValues } from './form-values.js';
import type { FormFieldSpec } from './field-specs.js';
import classes from '../upload-form.module.css';

export interface FormFieldProps {
  field: FormFieldSpec;
  /** Message of the services about its value. */
  issue: string | undefined;
}

const INPUT_MODES = { marks: 'decimal', number: 'decimal', id: 'text', text: 'text' } as const;

/** An uncontrolled field: re-renders around it never lose its text. */
export function FormField({ field, issue }: FormFieldProps) {
  const { name, label, hint, kind, isOptional } = field;
  const readValue = useFormValues();
  const isId = kind === 'id';
  const isWide = kind === 'area' || kind === 'text' || isId;
  const shared = { name, required: !isOptional, className: classes.control, defaultValue: readValue(name) };
  return (
    <Field
      label={isOptional ? `${label} (optional)` : label}
      hint={hint}
      error={issue}
      {...(isWide ? { className: classes.wide } : {})}
    >
      {(control) =>
        kind === 'area' ? (
          <textarea {...control} {...shared} rows={4} />
        ) : (
          <input
            {...control}
            {...shared}
            type={kind === 'number' ? 'number' : 'text'}
            inputMode={INPUT_MODES[kind]}
            autoComplete="off"
            {...(kind === 'number' ? { min: 0, step: 'any' } : {})}
            {...(isId ? { autoCapitalize: 'none', spellCheck: false } : {})}
          />
        )
      }
    </Field>
  );
}
