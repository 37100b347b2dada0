import { ButtonLink } from '@mockingbird/ui';
import { listPath } from '../paths.js';
import styles from './listing.module.css';
import * as messages from '../messages/listing.js';

export interface PageLinksProps {
  /** One-based. */
  page: number;
  pages: number;
}

/** Links to newer and older posts; nothing when there is only one page. */
export function PageLinks({ page, pages }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={messages.pages} className={styles.pages}>
      {page > 1 ? (
        <ButtonLink href={listPath(page - 1)} variant="quiet">
          {messages.newerArticles}
        </ButtonLink>
      ) : null}
      <span className={styles.position}>{messages.pageOfPages(page, pages)}</span>
      {page < pages ? (
        <ButtonLink href={listPath(page + 1)} variant="quiet">
          {messages.olderArticles}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
