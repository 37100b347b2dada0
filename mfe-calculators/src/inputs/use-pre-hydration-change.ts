import { useEffect, useRef, type RefObject } from 'react';

/**
 * Applies a value that a visitor set in server-rendered inputs before hydration, as happens on slow phones.
 * @param rendered the value that the server rendered
 * @param onChanged receives the text of the changed input
 * @returns the ref of an element container the inputs
 */
export function usePreHydrationChange(
  rendered: string,
  onChanged: (text: string) => void,
): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const first = useRef({ rendered, onChanged });
  useEffect(() => {
    const inputs = container.current?.querySelectorAll('input') ?? [];
    const changed = [...inputs].find(({ value }) => value !== first.current.rendered);
    if (changed) first.current.onChanged(changed.value);
  }, []);
  return container;
}
