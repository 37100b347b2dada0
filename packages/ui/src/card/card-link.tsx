import type { ReactNode } from 'react';
import type { DrawAnchor } from '../anchor.js';
import { classNames } from '../class-names.js';
import { Heading, type HeadingLevel } from '../heading/heading.js';
import { plainAnchor } from '../plain-anchor.js';
import classes from './card.module.css';

export interface CardLinkProps {
  href: string;
  title: ReactNode;
  /** Short facts below the text, each on one line: `['6 tests', '46 questions']`. */
  meta?: readonly ReactNode[];
  /** A `Tag` above the title. */
  tag?: ReactNode;
  /** One or two lines of text. */
  children?: ReactNode;
  level?: HeadingLevel;
  className?: string;
  anchor?: DrawAnchor;
}

/** A card that is a link. The whole card can be clicked, but a screen reader reads only the title as the link. */
export function CardLink(props: CardLinkProps) {
  const { href, title, meta, tag, children, level = 3, className, anchor = plainAnchor } = props;
  return (
    <article className={classNames(classes.card, classes.link, className)}>
      {tag}
      <Heading level={level} className={classes.title}>
        {anchor({ href, className: classes.anchor, children: title })}
      </Heading>
      {children ? <div className={classes.text}>{children}</div> : null}
      {meta?.length ? (
        <p className={classes.meta}>
          {meta.map((fact, index) => (
            <span key={index}>{fact} </span>
          ))}
        </p>
      ) : null}
    </article>
  );
}
