import { useEffect } from 'react';

/**
 * Keeps a dialog open during a request. A browser closes it at the second Escape, even if the page cancels that
 * event. Cancelling the key itself prevents it.
 */
export function useBlockEscape(isBlocked: boolean): void {
  useEffect(() => {
    if (!isBlocked) return undefined;
    const block = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', block, true);
    return () => document.removeEventListener('keydown', block, true);
  }, [isBlocked]);
}
