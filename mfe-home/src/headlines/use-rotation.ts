import { useEffect, useState } from 'react';

/**
 * Counts round through a list.
 * @param length how many entries the list has
 * @param periodMs milliseconds for which each stands
 * @param paused holds the present entry
 * @returns the index of the entry to show
 */
export function useRotation(length: number, periodMs: number, paused: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (paused || length < 2) return undefined;
    const timer = setInterval(() => setTurn((present) => present + 1), periodMs);
    return () => clearInterval(timer);
  }, [length, periodMs, paused]);
  return length === 0 ? 0 : turn % length;
}
