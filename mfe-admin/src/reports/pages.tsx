import { Button } from '@mockingbird/ui';
import classes from './reports.module.css';

export interface PagesProps {
  /** One-based. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The way to the other pages of a list; nothing when there is one page. */
export function Pages({ page, pages, onPage }: PagesProps) {
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav aria-label="Pages" className={classes.pages}>
      <Button variant="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span>
        Page {page} of {Math.max(pages, 1)}
      </span>
      <Button variant="quiet" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
