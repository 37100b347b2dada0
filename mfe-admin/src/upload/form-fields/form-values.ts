import { createContext, use } from 'react';

/** What was entered into a part of the form when it was last shown; undefined before. */
export const Entered = createContext<FormData | undefined>(undefined);

/** Reads what was entered into a field before; empty where nothing was. */
export function useEntered(): (name: string) => string {
  const entered = use(Entered);
  return (name) => {
    const value = entered?.get(name);
    return typeof value === 'string' ? value : '';
  };
}
