import { useEffect, useState } from 'react';

/**
 * Counts up at a fixed interval, for a list that shows one entry at a time.
 * @param length number of entries
 * @param periodMs milliseconds for which each entry is shown
 * @param isPaused stops the counter
 * @returns the number of changes so far; show the entry at this number modulo the length
 */
export function useRotation(length: number, periodMs: number, isPaused: boolean): number {
  const [rotation, setRotation] = useState(0);
  useEffect(() => {
    if (isPaused || length < 2) return undefined;
    const timer = setInterval(() => setRotation((count) => count + 1), periodMs);
    return () => clearInterval(timer);
  }, [length, periodMs, isPaused]);
  return rotation;
}
