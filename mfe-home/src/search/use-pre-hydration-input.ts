import { useEffect, useRef, type RefObject } from 'react';

/**
 * Reads text that was typed into a server-rendered field before hydration, which happens on slow phones.
 * @param initialText text that the server rendered
 * @param onTyped called with the field's text if it is different
 * @returns ref for an element around the field
 */
export function usePreHydrationInput(
  initialText: string,
  onTyped: (text: string) => void,
): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const initial = useRef({ initialText, onTyped });
  useEffect(() => {
    const text = container.current?.querySelector('input')?.value ?? '';
    if (text !== initial.current.initialText) initial.current.onTyped(text);
  }, []);
  return container;
}
