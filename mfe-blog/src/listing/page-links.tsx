import { ButtonLink } from '@mockingbird/ui';
import { listPath } from '../paths.js';
import classes from './listing.module.css';

export interface PageLinksProps {
  /** Counted from 1. */
  page: number;
  pages: number;
}

/** The way to newer and older posts; nothing where one page holds them all. */
export function PageLinks({ page, pages }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className={classes.pages}>
      {page > 1 ? (
        <ButtonLink href={listPath(page - 1)} variant="quiet">
          Newer articles
        </ButtonLink>
      ) : null}
      <span className={classes.place}>{`Page ${page} of ${pages}`}</span>
      {page < pages ? (
        <ButtonLink href={listPath(page + 1)} variant="quiet">
          Older articles
        </ButtonLink>
      ) : null}
    </nav>
  );
}
