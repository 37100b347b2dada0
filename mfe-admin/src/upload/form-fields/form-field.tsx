import { Field } from '@mockingbird/ui';
import { useEntered } from './form-values.js';
import type { FormFieldSpec } from './field-specs.js';
import classes from '../upload-form.module.css';

export interface FormFieldProps {
  field: FormFieldSpec;
  /** What the services found wrong with its value. */
  fault: string | undefined;
}

const MODES = { marks: 'decimal', number: 'decimal', id: 'text', text: 'text' } as const;

/** A field that keeps its own value, so that nothing typed is lost whatever happens around it. */
export function FormField({ field, fault }: FormFieldProps) {
  const { name, label, hint, kind, isOptional } = field;
  const entered = useEntered();
  const isId = kind === 'id';
  const wide = kind === 'area' || kind === 'text' || isId;
  const shared = { name, required: !isOptional, className: classes.control, defaultValue: entered(name) };
  return (
    <Field
      label={isOptional ? `${label} (optional)` : label}
      hint={hint}
      error={fault}
      {...(wide ? { className: classes.wide } : {})}
    >
      {(control) =>
        kind === 'area' ? (
          <textarea {...control} {...shared} rows={4} />
        ) : (
          <input
            {...control}
            {...shared}
            type={kind === 'number' ? 'number' : 'text'}
            inputMode={MODES[kind]}
            autoComplete="off"
            {...(kind === 'number' ? { min: 0, step: 'any' } : {})}
            {...(isId ? { autoCapitalize: 'none', spellCheck: false } : {})}
          />
        )
      }
    </Field>
  );
}
