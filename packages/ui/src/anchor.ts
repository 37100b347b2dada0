import type { ReactNode } from 'react';

/** What a link-like primitive wants of the anchor that it draws. */
export interface AnchorAttributes {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Draws the anchor of a link-like primitive. Plain `<a>` when absent; a remote passes its own to hand data over:
 * `anchor={({ href, ...rest }) => <Link to={href} state={exam} {...rest} />}`.
 */
export type DrawAnchor = (attributes: AnchorAttributes) => ReactNode;
