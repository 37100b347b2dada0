import { Notice } from '@mockingbird/ui';
import type { LinkState } from './use-shared-inputs.js';
import classes from './share-row.module.css';

/** Says what became of the link that led here. */
export function LinkNotice({ link }: { link: LinkState }) {
  if (link === 'none') return null;
  const text =
    link === 'restored'
      ? 'These are the inputs of the link that you opened. Change what you like.'
      : 'The inputs of this link could not be read, so the calculator starts afresh.';
  return (
    <Notice tone={link === 'restored' ? 'info' : 'warn'} role="status" className={classes.notice}>
      <p>{text}</p>
    </Notice>
  );
}
