import type { ReactNode } from 'react';
import classes from './upload.module.css';

/** Optional fields, folded away. An upload sets all of an exam or a test: what is left empty is empty afterwards. */
export function MoreFields({ of, children }: { of: 'exam' | 'mocktest'; children: ReactNode }) {
  return (
    <details className={classes.more}>
      <summary>More fields (optional)</summary>
      <p className={classes.note}>
        An upload sets everything: what is left empty here is removed from{' '}
        {of === 'exam' ? 'an exam' : 'a test'} that exists already.
      </p>
      {children}
    </details>
  );
}
