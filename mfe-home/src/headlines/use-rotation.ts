import { useEffect, useState } from 'react';

/**
 * Counts the turns of a list that shows one entry after the other.
 * @param length how many entries the list has
 * @param periodMs milliseconds for which each stands
 * @param paused holds the present entry
 * @returns how often the entry has changed; the one to show is this modulo the length
 */
export function useRotation(length: number, periodMs: number, paused: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (paused || length < 2) return undefined;
    const timer = setInterval(() => setTurn((present) => present + 1), periodMs);
    return () => clearInterval(timer);
  }, [length, periodMs, paused]);
  return turn;
}
