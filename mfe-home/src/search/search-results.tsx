import { Button, Section } from '@mockingbird/ui';
import { ExamGrid } from '../exams/exam-grid.js';
import type { ExamEntry } from '../exams/exam-card-data.js';
import { PopularExams } from './popular-exams.js';
import type { SearchView } from './search-view.js';
import styles from './search.module.css';

interface Props {
  view: SearchView<ExamEntry>;
  popular: readonly ExamEntry[];
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
    case 'offer':
      return (
        <Section title={`No exam is called “${view.keyword}”`}>
          <div className={styles.offer}>
            <p>The titles on this page do not contain these words. The search can be expanded beyond them.</p>
            <Button variant="quiet" onClick={() => onExpand(view.keyword)}>
              Expand search
            </Button>
          </div>
        </Section>
      );
    case 'nothing':
      return (
        <Section title="Search results">
          <p role="status" className={styles.nothing}>
            We couldn&apos;t find any exams matching your search...
          </p>
        </Section>
      );
  }
}
