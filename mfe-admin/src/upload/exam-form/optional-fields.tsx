import type { ReactNode } from 'react';
import classes from '../upload-form.module.css';
import * as messages from '../../messages/upload/exam-form.js';

/** Optional fields in a collapsed section. */
export function OptionalFields({ of, children }: { of: 'exam' | 'mocktest'; children: ReactNode }) {
  return (
    <details className={classes.more}>
      <summary>{messages.moreFieldsOptional}</summary>
      <p className={classes.note}>
        {messages.ifLabel} {of === 'exam' ? 'exam' : 'test'} {messages.alreadyExistsFields}
      </p>
      {children}
    </details>
  );
}
