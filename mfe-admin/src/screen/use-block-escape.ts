import { useEffect } from 'react';

/** A browser closes a dialog at the second Escape, whatever its page says to that; not when the key itself is held. */
export function useHeldEscape(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const hold = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', hold, true);
    return () => document.removeEventListener('keydown', hold, true);
  }, [isHeld]);
}
