import { useId, type ReactNode } from 'react';
import classes from './input-card.module.css';

export interface InputCardProps {
  title: string;
  /** Stands beside the title, such as the section's score. */
  aside?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/** Inputs that belong together. */
export function InputCard({ title, aside, note, children }: InputCardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {note ? <p className={classes.note}>{note}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
