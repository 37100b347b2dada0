import { HUB_PATH } from '../catalogue/paths.js';
import classes from './disclaimer.module.css';

/** States that estimates are not official scores. */
export function Disclaimer({ owner }: { owner: string }) {
  return (
    <aside aria-label="Disclaimer" className={classes.disclaimer}>
      <p>
        <strong>Disclaimer.</strong> Estimates are approximate and for practice alone; official scores come
        from the examining body. {owner}, which has no part in this site and does not endorse it.
      </p>
      <p className={classes.way}>
        <a href={HUB_PATH}>All score calculators</a>
      </p>
    </aside>
  );
}
