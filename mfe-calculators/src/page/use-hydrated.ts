import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** False on the server and during hydration, then true. The first render must match the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
