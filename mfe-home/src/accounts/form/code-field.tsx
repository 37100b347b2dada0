import { useEffect, useRef } from 'react';
import { Field } from '@mockingbird/ui';
import * as messages from '../../messages/accounts/form.js';

interface Props {
  hint?: string;
  error?: string | undefined;
  /** Takes the focus when it appears, because the reader pressed a button and now needs this field. */
  focusOnMount?: boolean;
}

const HINT = messages.the6Digits;
const LONGEST_CODE = 40;

/** The code of the second factor. A recovery code has letters, so phones must show all keys. */
export function CodeField({ hint = HINT, error, focusOnMount = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusOnMount) input.current?.focus();
  }, [focusOnMount]);
  return (
    <Field label={messages.code} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name="code"
          required
          maxLength={LONGEST_CODE}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
