import type { ReactNode } from 'react';
import classes from '../upload-form.module.css';

/** Optional fields in a collapsed section. */
export function OptionalFields({ of, children }: { of: 'exam' | 'mocktest'; children: ReactNode }) {
  return (
    <details className={classes.more}>
      <summary>More fields (optional)</summary>
      <p className={classes.note}>
        If the {of === 'exam' ? 'exam' : 'test'} already exists, fields that you do not change stay as they
        are. To remove something, empty its field.
      </p>
      {children}
    </details>
  );
}
