import { HUB_PATH } from '../catalogue/paths.js';
import classes from './disclaimer.module.css';

/** States that estimates are not official scores. */
export function Disclaimer({ owner }: { owner: string }) {
  return (
    <aside aria-label="Disclaimer" className={classes.disclaimer}>
      <p>
        <strong>Disclaimer.</strong> Estimates are approximate and only for practice. Official scores come
        from the exam board. {owner}, which has no part in this site and doesn&apos;t endorse it.
      </p>
      <p className={classes.way}>
        <a href={HUB_PATH}>All score calculators</a>
      </p>
    </aside>
  );
}
