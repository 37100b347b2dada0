import type { ReactNode } from 'react';
import { Prose } from '@mockingbird/ui';

/** What an account is for, beside the form. */
export function AccountNotes({ children }: { children: ReactNode }) {
  return (
    <Prose>
      <h2>You need no account to study</h2>
      <p>
        Mock tests, results, score calculators and articles are open to everyone, and nothing is held back for
        people who sign up. Answers and results are kept on your device, with an account or without one.
      </p>
      <p>
        Accounts are for those who look after the site: an admin uploads exams and tests. Signing up makes
        nobody an admin; whoever runs the site does.
      </p>
      {children}
    </Prose>
  );
}
