import { Button } from '@mockingbird/ui';
import classes from './pagination.module.css';
import * as messages from '../../messages/screen/parts.js';

export interface PaginationProps {
  /** One-based. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Links to the other pages of a list; nothing for a single page. At either end the button keeps the focus. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1 && page <= 1) return null;
  const [isFirst, isLast] = [page <= 1, page >= pages];
  return (
    <nav aria-label={messages.pages} className={classes.pages}>
      <Button
        variant="quiet"
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onPage(page - 1)}
      >
        {messages.previous}
      </Button>
      <span>{messages.page(page, Math.max(pages, 1))}</span>
      <Button variant="quiet" aria-disabled={isLast || undefined} onClick={() => !isLast && onPage(page + 1)}>
        {messages.next}
      </Button>
    </nav>
  );
}
