import type { ReactNode } from 'react';
import type { DrawAnchor } from '../anchor.js';
import { CardLink } from '../card/card-link.js';
import type { HeadingLevel } from '../heading/heading.js';
import { Cover } from './cover.js';
import { isPictureAddress, loadingOf } from './picture-address.js';
import classes from './entry-card.module.css';

export interface EntryCardProps {
  href: string;
  title: ReactNode;
  /** A short excerpt. */
  excerpt: ReactNode;
  cover?: { url: string; alternativeText?: string | undefined } | undefined;
  /** Short facts, such as author, date and reading time. */
  meta?: readonly ReactNode[];
  level?: HeadingLevel;
  anchor?: DrawAnchor;
}

/** An article or post in a list: cover, title, excerpt and facts in one link. */
export function EntryCard({ excerpt, cover, ...link }: EntryCardProps) {
  const picture =
    cover && isPictureAddress(cover.url) ? (
      <Cover {...cover} loading={loadingOf(cover.url)} className={classes.cover} />
    ) : null;
  return (
    <CardLink {...link} tag={picture} className={classes.entry}>
      {excerpt}
    </CardLink>
  );
}
