import { classNames } from '@mockingbird/ui';
import type { LinkState } from './use-shared-inputs.js';
import classes from './share-row.module.css';
import * as messages from '../messages/sharing.js';

/** Reports whether the inputs of the link were restored. */
export function LinkNotice({ link }: { link: LinkState }) {
  if (link === 'none') return null;
  const text = link === 'restored' ? messages.theseAreTheNumbers : messages.weCouldntRead;
  return (
    <p role="status" className={classNames(classes.notice, link === 'bad' && classes.bad)}>
      {text}
    </p>
  );
}
