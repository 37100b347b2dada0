import { Section } from '@mockingbird/ui';
import styles from './also-on-site.module.css';
import { HitList } from './hit-list.js';
import { searchPath } from './search-path.js';
import type { SearchHit } from './create-site-search.js';
import * as messages from '../messages/site-search.js';

interface Props {
  text: string;
  /** Undefined where the search of the site has not loaded. */
  hits: readonly SearchHit[] | undefined;
}

/** Pages of the whole site for the typed text, below the exams whose titles contain it. */
export function AlsoOnSite({ text, hits }: Props) {
  return (
    <Section title={messages.alsoOnMockingbird}>
      {hits?.length === 0 ? (
        <p>{messages.nothingElseMatches}</p>
      ) : (
        <>
          {hits ? <HitList hits={hits} /> : null}
          <p className={styles.all}>
            <a href={searchPath(text)}>{messages.allResults(text)}</a>
          </p>
        </>
      )}
    </Section>
  );
}
