import { Button } from '@mockingbird/ui';
import classes from './reports-screen.module.css';

export interface PagesProps {
  /** One-based. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The way to the other pages of a list; nothing when there is one page. At an end the button keeps the focus. */
export function Pages({ page, pages, onPage }: PagesProps) {
  if (pages <= 1 && page <= 1) return null;
  const [isFirst, isLast] = [page <= 1, page >= pages];
  return (
    <nav aria-label="Pages" className={classes.pages}>
      <Button
        variant="quiet"
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onPage(page - 1)}
      >
        Previous
      </Button>
      <span>
        Page {page} of {Math.max(pages, 1)}
      </span>
      <Button variant="quiet" aria-disabled={isLast || undefined} onClick={() => !isLast && onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
