import { VisuallyHidden } from '@mockingbird/ui';
import type { ExamCardData } from '../exams/exam-card-data.js';
import type { SearchView } from './search-view.js';

const formatCount = (exams: number) => (exams === 1 ? '1 exam found' : `${exams} exams found`);

/** Announces the number of matches to screen readers. Other results have their own text. */
export function SearchStatus({ view }: { view: SearchView<ExamCardData> }) {
  return (
    <VisuallyHidden role="status">
      {view.kind === 'matches' ? formatCount(view.exams.length) : null}
      {view.kind === 'no-match' ? 'No exam found' : null}
    </VisuallyHidden>
  );
}
