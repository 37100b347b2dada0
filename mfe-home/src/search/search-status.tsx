import { pluralize } from '@mockingbird/remote-kit';
import { VisuallyHidden } from '@mockingbird/ui';
import type { ExamCardData } from '../exams/exam-card-data.js';
import type { SearchHit } from '../site-search/create-site-search.js';
import type { SearchView } from './search-view.js';

interface Props {
  view: SearchView<ExamCardData>;
  /** Other pages of the site; undefined where its search has not loaded. */
  hits: readonly SearchHit[] | undefined;
}

const describeNoMatch = (hits: Props['hits']) =>
  hits?.length ? `No exam found, but ${pluralize(hits.length, 'page')}` : 'No exam found';

/** Announces the number of matches to screen readers. Other results have their own text. */
export function SearchStatus({ view, hits }: Props) {
  return (
    <VisuallyHidden role="status">
      {view.kind === 'matches' ? `${pluralize(view.exams.length, 'exam')} found` : null}
      {view.kind === 'no-match' ? describeNoMatch(hits) : null}
    </VisuallyHidden>
  );
}
