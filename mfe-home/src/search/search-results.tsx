import { Button, Section } from '@mockingbird/ui';
import { ExamGrid } from '../exams/exam-grid.js';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { PopularExams } from './popular-exams.js';
import type { SearchView } from './search-view.js';
import styles from './search.module.css';

interface Props {
  view: SearchView<ExamCardData>;
  popular: readonly ExamCardData[];
  onExpand: (keyword: string) => void;
}

export function SearchResults({ view, popular, onExpand }: Props) {
  switch (view.kind) {
    case 'popular':
      return <PopularExams exams={popular} />;
    case 'matches':
      return (
        <Section title={`Exams matching “${view.keyword}”`}>
          <ExamGrid exams={view.exams} />
        </Section>
      );
    case 'no-match':
      return (
        <Section title={`No exam is called “${view.keyword}”`}>
          <div className={styles.noMatch}>
            <p>No title on this page contains these words. You can expand the search.</p>
            <Button variant="quiet" onClick={() => onExpand(view.keyword)}>
              Expand search
            </Button>
          </div>
        </Section>
      );
    case 'not-found':
      return (
        <Section title="Search results">
          <p role="status" className={styles.notFound}>
            We couldn&apos;t find any exams matching your search...
          </p>
        </Section>
      );
  }
}
