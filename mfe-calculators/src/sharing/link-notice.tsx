import { classNames } from '@mockingbird/ui';
import type { LinkState } from './use-shared-inputs.js';
import classes from './share-row.module.css';

/** Reports whether the inputs of the link were restored. */
export function LinkNotice({ link }: { link: LinkState }) {
  if (link === 'none') return null;
  const text =
    link === 'restored'
      ? 'These are the numbers from your link. Change what you like.'
      : 'We couldn’t read this link, so the calculator starts fresh.';
  return (
    <p role="status" className={classNames(classes.notice, link === 'bad' && classes.bad)}>
      {text}
    </p>
  );
}
