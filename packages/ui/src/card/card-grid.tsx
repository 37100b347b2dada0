import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import classes from './card.module.css';

export interface CardGridProps {
  /** Each child becomes one item of the list. */
  children: ReactNode;
  /** Minimum width of a card: `wide` 300 px, `narrow` 220 px. */
  size?: 'wide' | 'narrow';
  className?: string;
}

/** A list of cards in as many columns as fit. */
export function CardGrid({ children, size = 'wide', className }: CardGridProps) {
  return (
    <ul role="list" className={classNames(classes.grid, classes[size], className)}>
      {Children.map(children, (child) => child && <li className={classes.item}>{child}</li>)}
    </ul>
  );
}
