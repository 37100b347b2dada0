import { useCallback, useEffect, useState } from 'react';
import type { AccountDetails } from '@mockingbird/contracts';
import { useApi } from '@mockingbird/platform';

interface LoadedAccount {
  /** The latest details. They stay during a reload, so that forms keep what was typed. */
  details: AccountDetails | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** Loads the account of a token, in the browser only. */
export function useAccountDetails(token: string): LoadedAccount {
  const api = useApi();
  const [details, setDetails] = useState<AccountDetails>();
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    api
      .ownAccount(token)
      .then((account) => account.details({ signal }))
      .then(
        (loaded) => {
          if (signal.aborted) return;
          setDetails(loaded);
          setFailed(false);
        },
        () => {
          if (!signal.aborted) setFailed(true);
        },
      );
    return () => aborter.abort();
  }, [api, token, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { details, hasFailed, reload };
}
