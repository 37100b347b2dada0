import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.js';
import classes from './card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `article` for independent content, `aside` for side content. */
  as?: 'div' | 'article' | 'aside' | 'section';
}

/** A plain box on the page background. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element className={classNames(classes.card, className)} {...rest} />;
}
