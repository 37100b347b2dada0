import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes up what was typed into a server-rendered field before the page came alive, as happens on slow phones.
 * @param known what the field was rendered with
 * @param onTyped is told the text that stands there instead
 * @returns the ref of an element around the field
 */
export function useEarlyTyping(
  known: string,
  onTyped: (text: string) => void,
): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const first = useRef({ known, onTyped });
  useEffect(() => {
    const text = around.current?.querySelector('input')?.value ?? '';
    if (text !== first.current.known) first.current.onTyped(text);
  }, []);
  return around;
}
