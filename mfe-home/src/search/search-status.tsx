import { pluralize } from '@mockingbird/remote-kit';
import { VisuallyHidden } from '@mockingbird/ui';
import type { ExamCardData } from '../exams/exam-card-data.js';
import type { SearchView } from './search-view.js';

/** Announces the number of matches to screen readers. Other results have their own text. */
export function SearchStatus({ view }: { view: SearchView<ExamCardData> }) {
  return (
    <VisuallyHidden role="status">
      {view.kind === 'matches' ? `${pluralize(view.exams.length, 'exam')} found` : null}
      {view.kind === 'no-match' ? 'No exam found' : null}
    </VisuallyHidden>
  );
}
