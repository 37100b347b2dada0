import type { ComponentProps } from 'react';
import { Field } from '@mockingbird/ui';

interface Props extends ComponentProps<'input'> {
  hint?: string;
  error?: string | undefined;
}

/** The username, without a phone's automatic corrections. */
export function UsernameField({ hint, error, ...rest }: Props) {
  return (
    <Field label="Username" hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...rest}
          name="username"
          required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
