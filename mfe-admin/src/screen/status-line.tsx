import { useEffect, useRef, type ReactNode } from 'react';

export interface StatusLineProps {
  /** The latest outcome; empty before the first one. */
  message: string;
  /** Changes when the buttons near the line may disappear. */
  refocusKey?: unknown;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Announces an outcome. If the pressed button has disappeared, the line takes the focus, so that the keyboard does
 * not start from the top of the page.
 */
export function StatusLine({ message, refocusKey, children, className }: StatusLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message && document.activeElement === document.body) line.current?.focus();
  }, [message, refocusKey]);
  return (
    <p ref={line} role="status" tabIndex={-1} className={className}>
      {children}
    </p>
  );
}
