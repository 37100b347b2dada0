import { useEffect, useRef, type AnchorHTMLAttributes } from 'react';
import { setLinkState } from './navigation.js';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** State for the next screen (see `useNavigationState`). */
  state?: unknown;
}

/**
 * A link inside the site. It is a plain anchor, so it works without JavaScript. The shell follows it in the browser,
 * whichever remote owns the target.
 */
export function Link({ to, state, ...rest }: LinkProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (anchor.current) setLinkState(anchor.current, state);
  }, [state]);
  return <a ref={anchor} href={to} {...rest} />;
}
