import { VisuallyHidden } from '@mockingbird/ui';
import type { ExamEntry } from '../exams/exam-card-data.js';
import type { SearchView } from './search-view.js';

const count = (exams: number) => (exams === 1 ? '1 exam found' : `${exams} exams found`);

/** Tells a screen reader what the search has found; what stands there in words speaks for itself. */
export function SearchStatus({ view }: { view: SearchView<ExamEntry> }) {
  return (
    <VisuallyHidden role="status">
      {view.kind === 'matches' ? count(view.exams.length) : null}
      {view.kind === 'offer' ? 'No exam found' : null}
    </VisuallyHidden>
  );
}
