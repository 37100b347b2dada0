import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Heading, type HeadingLevel } from './heading.js';
import classes from './heading.module.css';

export interface SectionProps {
  title: ReactNode;
  children: ReactNode;
  /** Id of the section for links (`#id`). */
  id?: string;
  level?: HeadingLevel;
  /** Shown beside the title, for example a link to the full list. */
  action?: ReactNode;
  className?: string;
}

/** A part of a page with a heading. */
export function Section({ title, children, id, level = 2, action, className }: SectionProps) {
  const ownId = useId();
  const headingId = `${id ?? ownId}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className={classNames(classes.section, className)}>
      <div className={classes.sectionHead}>
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
