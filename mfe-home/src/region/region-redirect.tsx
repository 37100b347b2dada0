import { Spinner } from '@mockingbird/ui';
import { HOME_HEADLINES } from '../headlines/home-headlines.js';
import { Hero } from '../home/hero.js';
import { HOME_LEAD } from '../home/home-lead.js';
import { useRegionRedirect } from './use-region-redirect.js';
import styles from './region-redirect.module.css';
import * as messages from '../messages/region.js';

/** The home page until the region is known. It starts like the page that follows, so that the page does not move. */
export function RegionRedirect() {
  useRegionRedirect();
  return (
    <div className={styles.waiting}>
      <Hero headlines={HOME_HEADLINES} lead={HOME_LEAD} />
      <Spinner showLabel label={messages.findingExams} />
      <noscript>
        <p>
          <a href="/region/us">{messages.goToTheExams}</a>
        </p>
      </noscript>
    </div>
  );
}
