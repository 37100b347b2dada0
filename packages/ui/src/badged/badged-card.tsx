import type { ReactNode } from 'react';
import { CardLink, type CardLinkProps } from '../card/card-link.js';
import { classNames } from '../class-names.js';
import classes from './badged.module.css';

export interface BadgedCardProps extends Omit<CardLinkProps, 'tag'> {
  /** Beside the text. Decorative. Undefined: a card without a badge. */
  badge: ReactNode | undefined;
}

/** A card that is a link, with a badge beside its text. */
export const BadgedCard = ({ badge, className, ...card }: BadgedCardProps) => (
  <CardLink {...card} tag={badge} className={classNames(badge ? classes.card : undefined, className)} />
);
