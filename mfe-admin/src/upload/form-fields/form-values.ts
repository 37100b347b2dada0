import { createContext, use } from 'react';

/** The values of this part of the form when it was last visible; undefined before that. */
export const FormValues = createContext<FormData | undefined>(undefined);

/** Reads the previous value of a field; empty without one. */
export function useFormValues(): (name: string) => string {
  const values = use(FormValues);
  return (name) => {
    const value = values?.get(name);
    return typeof value === 'string' ? value : '';
  };
}
