import type { ReactNode } from 'react';

/** Props of the anchor that a link-like primitive renders. */
export interface AnchorAttributes {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Renders the anchor of a link-like primitive. Default: plain `<a>`. A remote passes its own to send navigation state:
 * `anchor={({ href, ...rest }) => <Link to={href} state={exam} {...rest} />}`.
 */
export type DrawAnchor = (attributes: AnchorAttributes) => ReactNode;
