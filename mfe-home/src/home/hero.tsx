import { BesideMotif, type MotifName } from '@mockingbird/ui';
import { Headline } from '../headlines/headline.js';
import styles from './hero.module.css';

export interface HeroProps {
  headlines: readonly string[];
  lead: string;
  /** Picture of the page's exam family. Without one, the bird of the site is shown. */
  motif?: MotifName | undefined;
}

/** The rotating headline and the lead at the top of an exam page. */
export function Hero({ headlines, lead, motif }: HeroProps) {
  const hero = (
    <div className={styles.hero}>
      <Headline headlines={headlines} />
      <p className={styles.lead}>{lead}</p>
    </div>
  );
  return (
    <BesideMotif name={motif} className={motif ? undefined : styles.bird}>
      {hero}
    </BesideMotif>
  );
}
