import { useEffect, useRef, type ReactNode } from 'react';

export interface StatusLineProps {
  /** What was done; empty before anything was. */
  told: string;
  /** What stands beside the line; its buttons may go when it changes. */
  shown?: unknown;
  /** What the line says. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Says what was done. When the button that did it is gone with that, a keyboard goes on from here and not from the top of
 * the page; a button that is still there keeps the focus.
 */
export function StatusLine({ told, shown, children, className }: StatusLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (told && document.activeElement === document.body) line.current?.focus();
  }, [told, shown]);
  return (
    <p ref={line} role="status" tabIndex={-1} className={className}>
      {children}
    </p>
  );
}
