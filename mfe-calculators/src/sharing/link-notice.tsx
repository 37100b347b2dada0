import { classNames } from '@mockingbird/ui';
import type { LinkState } from './use-shared-inputs.js';
import classes from './share-row.module.css';

/** Reports whether the inputs of the link were restored. */
export function LinkNotice({ link }: { link: LinkState }) {
  if (link === 'none') return null;
  const text =
    link === 'restored'
      ? 'These are the inputs of the link that you opened. Change what you like.'
      : 'The inputs of this link could not be read, so the calculator starts with its usual values.';
  return (
    <p role="status" className={classNames(classes.notice, link === 'bad' && classes.bad)}>
      {text}
    </p>
  );
}
