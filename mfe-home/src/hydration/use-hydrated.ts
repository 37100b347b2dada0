import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** @returns false on the server and while hydrating, true once the page is alive */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
