import { ButtonLink } from '@mockingbird/ui';
import { listPath } from '../paths.js';
import styles from './listing.module.css';

export interface PageLinksProps {
  /** One-based. */
  page: number;
  pages: number;
}

/** Links to newer and older posts; nothing when there is only one page. */
export function PageLinks({ page, pages }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 ? (
        <ButtonLink href={listPath(page - 1)} variant="quiet">
          Newer articles
        </ButtonLink>
      ) : null}
      <span className={styles.position}>{`Page ${page} of ${pages}`}</span>
      {page < pages ? (
        <ButtonLink href={listPath(page + 1)} variant="quiet">
          Older articles
        </ButtonLink>
      ) : null}
    </nav>
  );
}
