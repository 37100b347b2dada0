import type { ReactNode } from 'react';
import type { DrawAnchor } from '../anchor.js';
import { plainAnchor } from '../plain-anchor.js';
import { buttonClass, type ButtonVariant } from './variant.js';

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  className?: string;
  anchor?: DrawAnchor;
}

/** A link that looks like a button: links navigate, buttons act. */
export function ButtonLink({
  href,
  children,
  variant = 'primary',
  className,
  anchor = plainAnchor,
}: ButtonLinkProps) {
  return anchor({ href, className: buttonClass(variant, className), children });
}
