import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** @returns false on the server and during hydration, then true */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
