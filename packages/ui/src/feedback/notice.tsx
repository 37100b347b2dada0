import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Icon } from '../icon/icon.js';
import { checkIcon, crossIcon, infoIcon, warnIcon, type IconDrawing } from '../icon/icons.js';
import classes from './notice.module.css';

export type NoticeTone = 'info' | 'right' | 'wrong' | 'warn';

const ICONS: Record<NoticeTone, IconDrawing> = {
  info: infoIcon,
  right: checkIcon,
  wrong: crossIcon,
  warn: warnIcon,
};

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** `status` for polite announcements, `alert` for urgent ones; absent for content of the first render. */
  role?: 'status' | 'alert';
  className?: string;
}

/** A message; icon and colour both show its tone. */
export function Notice({ tone = 'info', title, children, role, className }: NoticeProps) {
  return (
    <div role={role} className={classNames(classes.notice, classes[tone], className)}>
      <Icon drawing={ICONS[tone]} className={classes.icon} />
      <div className={classes.body}>
        {title ? <p className={classes.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
