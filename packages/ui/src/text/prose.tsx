import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.js';
import classes from './text.module.css';

/** Running text: a line that reads well, and air between paragraphs, lists and headings. */
export function Prose({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classNames(classes.prose, className)} {...rest} />;
}
