import { HUB_PATH } from '../catalogue/paths.js';
import classes from './disclaimer.module.css';
import { rich } from '@mockingbird/ui';
import * as messages from '../messages/page.js';

/** States that estimates are not official scores. */
export function Disclaimer({ owner }: { owner: string }) {
  return (
    <aside aria-label={messages.disclaimer} className={classes.disclaimer}>
      <p>
        {rich(messages.disclaimerEstimatesAreApproximate(owner), {
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      <p className={classes.way}>
        <a href={HUB_PATH}>{messages.allScoreCalculators}</a>
      </p>
    </aside>
  );
}
