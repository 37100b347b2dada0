import { useState } from 'react';
import { readFieldIssues, NO_ISSUES, type FieldIssues } from './field-issues.js';

export interface Submission {
  isBusy: boolean;
  /** Issues of single fields. */
  issues: FieldIssues;
  /** One error message for the whole form; empty without an error. */
  message: string;
  /** Sends the form. Further calls do nothing while it runs. */
  submit: (send: () => Promise<void>) => Promise<void>;
}

const IDLE = { isBusy: false, issues: NO_ISSUES, message: '' };

/**
 * State of a form's submission. After a failure the form keeps its content and shows one message.
 * @param describeError the message for a failure
 */
export function useSubmission(describeError: (error: unknown) => string): Submission {
  const [state, setState] = useState(IDLE);
  return {
    ...state,
    submit: async (send) => {
      if (state.isBusy) return;
      setState({ ...IDLE, isBusy: true });
      try {
        await send();
        setState(IDLE);
      } catch (error) {
        setState({ isBusy: false, issues: readFieldIssues(error), message: describeError(error) });
      }
    },
  };
}
