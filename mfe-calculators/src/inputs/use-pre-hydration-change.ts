import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes up what was set in server-rendered inputs before the page came alive, as happens on slow phones.
 * @param known what the inputs were rendered with
 * @param onChanged is told the text that stands in one of them instead
 * @returns the ref of an element around the inputs
 */
export function useEarlyChange(
  known: string,
  onChanged: (text: string) => void,
): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const first = useRef({ known, onChanged });
  useEffect(() => {
    const inputs = around.current?.querySelectorAll('input') ?? [];
    const changed = [...inputs].find(({ value }) => value !== first.current.known);
    if (changed) first.current.onChanged(changed.value);
  }, []);
  return around;
}
