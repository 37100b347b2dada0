import { Headline } from '../headlines/headline.js';
import styles from './hero.module.css';

/** The rotating headline and the lead at the top of an exam page. */
export function Hero({ headlines, lead }: { headlines: readonly string[]; lead: string }) {
  return (
    <div className={styles.hero}>
      <Headline headlines={headlines} />
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
