import { useId, type ReactNode } from 'react';
import classes from './input-card.module.css';

export interface InputCardProps {
  title: string;
  /** Shown beside the title, such as the section's score. */
  sideContent?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/** A card of related inputs. */
export function InputCard({ title, sideContent, note, children }: InputCardProps) {
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
        {sideContent}
      </div>
      {children}
    </section>
  );
}
