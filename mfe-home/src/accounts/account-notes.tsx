import type { ReactNode } from 'react';
import { Prose } from '@mockingbird/ui';
import * as messages from '../messages/accounts.js';

/** Explains beside the form what an account is for. */
export function AccountNotes({ children }: { children: ReactNode }) {
  return (
    <Prose>
      <h2>{messages.youDontNeed}</h2>
      <p>{messages.allTestsResultsCalculators}</p>
      <p>{messages.accountsAreForPeople}</p>
      {children}
    </Prose>
  );
}
