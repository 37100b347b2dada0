import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.js';
import classes from './text.module.css';

/** Text with a readable line length and space between paragraphs, lists and headings. */
export function Prose({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classNames(classes.prose, className)} {...rest} />;
}
