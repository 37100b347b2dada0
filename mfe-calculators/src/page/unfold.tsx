import type { ReactNode } from 'react';
import { chevronDownIcon, Icon } from '@mockingbird/ui';
import classes from './unfold.module.css';

/** Something long that opens on demand; native, so that it works without JavaScript. */
export function Unfold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={classes.unfold}>
      <summary className={classes.title}>
        <span>{title}</span>
        <Icon drawing={chevronDownIcon} className={classes.arrow} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
