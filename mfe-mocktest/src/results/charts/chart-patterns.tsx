import type { Outcome } from '@mockingbird/exam-core';
import styles from './charts.module.css';

/** Stripes for wrong answers, so that the outcomes differ without colour too. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.patterns}>
      <defs>
        <pattern
          id={id}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
          className={styles.stripes}
        >
          <rect width="6" height="6" className={styles.stripeGround} />
          <rect width="3" height="6" fill="currentColor" />
        </pattern>
      </defs>
    </svg>
  );
}

/** Fill of a block: right is solid, wrong is striped, blank is an outline. */
export const fillOf = (outcome: Outcome, patternId: string): string => {
  if (outcome === 'skipped') return 'none';
  return outcome === 'wrong' ? `url(#${patternId})` : 'currentColor';
};
