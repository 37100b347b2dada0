import { useState } from 'react';
import { faultsOf, NO_FAULTS, type FieldFaults } from './field-issues.js';

export interface Submission {
  busy: boolean;
  /** What is wrong with single fields. */
  faults: FieldFaults;
  /** One sentence for all that went wrong; empty when nothing did. */
  message: string;
  /** Does the work once: while it is under way, further calls do nothing. */
  submit: (work: () => Promise<void>) => Promise<void>;
}

const QUIET = { busy: false, faults: NO_FAULTS, message: '' };

/**
 * What a form knows of its sending. However it fails, the form stands as it was, with one sentence.
 * @param sentence what is said for a failure
 */
export function useSubmission(sentence: (error: unknown) => string): Submission {
  const [state, setState] = useState(QUIET);
  return {
    ...state,
    submit: async (work) => {
      if (state.busy) return;
      setState({ ...QUIET, busy: true });
      try {
        await work();
        setState(QUIET);
      } catch (error) {
        setState({ busy: false, faults: faultsOf(error), message: sentence(error) });
      }
    },
  };
}
