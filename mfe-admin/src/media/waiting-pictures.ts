import { useEffect } from 'react';

/** Names of files that were chosen in the open editor, and are not uploaded. */
const waiting = new Map<symbol, string>();

/** Holds the name of a chosen file until it is uploaded or left out, or until its field is gone. */
export function useWaitingPicture(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    const key = Symbol(name);
    waiting.set(key, name);
    return () => void waiting.delete(key);
  }, [name]);
}

/** @returns a file that would be lost if the form was sent now */
export const findWaitingPicture = (): string | undefined => [...waiting.values()][0];
