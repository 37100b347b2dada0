import { VisuallyHidden } from '@mockingbird/ui';
import type { ExamCardData } from '../exams/exam-card-data.js';
import type { SearchHit } from '../site-search/create-site-search.js';
import type { SearchView } from './search-view.js';
import * as messages from '../messages/search.js';

interface Props {
  view: SearchView<ExamCardData>;
  /** Other pages of the site; undefined where its search has not loaded. */
  hits: readonly SearchHit[] | undefined;
}

const describeNoMatch = (hits: Props['hits']) =>
  hits?.length ? messages.noExamFoundBut(messages.pages(hits.length)) : messages.noExamFound;

/** Announces the number of matches to screen readers. Other results have their own text. */
export function SearchStatus({ view, hits }: Props) {
  return (
    <VisuallyHidden role="status">
      {view.kind === 'matches' ? messages.examsFound(messages.exams(view.exams.length)) : null}
      {view.kind === 'no-match' ? describeNoMatch(hits) : null}
    </VisuallyHidden>
  );
}
