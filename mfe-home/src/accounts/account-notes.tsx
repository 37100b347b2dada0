import type { ReactNode } from 'react';
import { Prose } from '@mockingbird/ui';

/** Explains beside the form what an account is for. */
export function AccountNotes({ children }: { children: ReactNode }) {
  return (
    <Prose>
      <h2>You need no account to study</h2>
      <p>
        Mock tests, results, score calculators and articles are open to everyone. People who sign up get
        nothing extra. Answers and results are stored on your device, with or without an account.
      </p>
      <p>
        Accounts are for people who maintain the site: an admin uploads exams and tests. Signing up does not
        make you an admin. Only the operator of the site can do that.
      </p>
      {children}
    </Prose>
  );
}
