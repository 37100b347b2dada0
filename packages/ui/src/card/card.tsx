import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.js';
import classes from './card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `article` for what makes sense on its own, `aside` for what stands beside. */
  as?: 'div' | 'article' | 'aside' | 'section';
}

/** A quiet box on the page's ground. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element className={classNames(classes.card, className)} {...rest} />;
}
