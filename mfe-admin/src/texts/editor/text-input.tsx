import { Field } from '@mockingbird/ui';
import classes from '../texts.module.css';

export interface TextInputProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** More than one line. */
  rows?: number;
  type?: 'text' | 'date' | 'datetime-local';
  /** For addresses and ids: no corrections while typing. */
  isPlain?: boolean;
}

/** A labelled text of one or several lines. */
export function TextInput({
  label,
  hint,
  error,
  value,
  onChange,
  rows,
  type = 'text',
  isPlain,
}: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            type={type}
            autoComplete="off"
            className={classes.control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...(isPlain ? { autoCapitalize: 'none', spellCheck: false } : {})}
          />
        ) : (
          <textarea
            {...control}
            rows={rows}
            className={classes.control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
