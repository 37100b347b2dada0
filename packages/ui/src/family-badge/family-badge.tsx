import { classNames } from '../class-names.js';
import { familyCell } from './family-cells.js';
import classes from './family-badge.module.css';

export interface FamilyBadgeProps {
  /** A family (`dmv`), the key of one of its exams (`dmv-california`) or a kind of page (`article`). */
  subject: string;
  /** Up to five letters below the glyph: `BIO`. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The badge of an exam family or of a kind of page. It is decorative. Shows nothing for anything else. */
export function FamilyBadge({ subject, label, className }: FamilyBadgeProps) {
  const cell = familyCell(subject);
  if (cell === undefined) return null;
  return (
    <span
      aria-hidden="true"
      className={classNames(classes.badge, classes[`cell${cell}`], label && classes.labelled, className)}
    >
      {label}
    </span>
  );
}
