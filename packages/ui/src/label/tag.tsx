import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import classes from './label.module.css';

export type TagTone = 'flash' | 'brand' | 'right' | 'wrong' | 'mark' | 'info' | 'plain';

export interface TagProps {
  children: ReactNode;
  tone?: TagTone;
  className?: string;
}

/** One or two words that classify an item: 'Coming soon', 'Continue: 23:41 left'. */
export function Tag({ children, tone = 'flash', className }: TagProps) {
  return <span className={classNames(classes.tag, classes[tone], className)}>{children}</span>;
}
