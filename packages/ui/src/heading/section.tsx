import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Heading, type HeadingLevel } from './heading.js';
import classes from './heading.module.css';

export interface SectionProps {
  title: ReactNode;
  children: ReactNode;
  /** Makes the section a target of links (`#id`). */
  id?: string;
  level?: HeadingLevel;
  /** Stands beside the title, for example a link to all of it. */
  action?: ReactNode;
  className?: string;
}

/** A part of a page, named by its heading. */
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
