import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import classes from './figures.module.css';

export interface Fact {
  term: string;
  value: ReactNode;
}

export interface FactListProps {
  items: readonly Fact[];
  /** `tiles`: side by side, for a few facts. `rows`: one per line, for a sum or a legend. */
  layout?: 'tiles' | 'rows';
  className?: string;
}

/** Key facts: terms and their values. */
export function FactList({ items, layout = 'tiles', className }: FactListProps) {
  return (
    <dl className={classNames(classes.facts, classes[layout], className)}>
      {items.map(({ term, value }) => (
        <div key={term} className={classes.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
