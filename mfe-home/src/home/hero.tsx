import { Headline } from '../headlines/headline.js';
import styles from './hero.module.css';

/** What a page of exams opens with. */
export function Hero({ headlines, lead }: { headlines: readonly string[]; lead: string }) {
  return (
    <div className={styles.hero}>
      <Headline headlines={headlines} />
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
