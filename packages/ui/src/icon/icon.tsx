import { classNames } from '../class-names.js';
import type { IconDrawing } from './icons.js';
import classes from './icon.module.css';

export interface IconProps {
  /** One of this package's `...Icon` constants. */
  drawing: IconDrawing;
  /** Only when no text beside the icon says the same. */
  label?: string;
  className?: string;
}

/** A line icon in the size (1.25em) and colour of the text. */
export function Icon({ drawing, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      className={classNames(classes.icon, className)}
    >
      <path d={drawing} />
    </svg>
  );
}
