import type { ReactNode } from 'react';
import { Prose } from '@mockingbird/ui';

/** Explains beside the form what an account is for. */
export function AccountNotes({ children }: { children: ReactNode }) {
  return (
    <Prose>
      <h2>You don&apos;t need an account</h2>
      <p>
        All tests, results, calculators and articles are free and open. An account adds nothing for students.
        Your answers and results are saved on your device either way.
      </p>
      <p>
        Accounts are for people who add exams and tests. New accounts aren&apos;t admins. The site owner gives
        that right.
      </p>
      {children}
    </Prose>
  );
}
