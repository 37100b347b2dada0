import { Button, Section } from '@mockingbird/ui';
import { ExamGrid } from '../exams/exam-grid.js';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { AlsoOnSite } from '../site-search/also-on-site.js';
import type { SearchHit } from '../site-search/create-site-search.js';
import { PopularExams } from './popular-exams.js';
import type { SearchView } from './search-view.js';
import styles from './search.module.css';
import * as messages from '../messages/search.js';

interface Props {
  view: SearchView<ExamCardData>;
  popular: readonly ExamCardData[];
  /** Other pages of the site; undefined where its search has not loaded. */
  hits: readonly SearchHit[] | undefined;
  onExpand: (keyword: string) => void;
}

export function SearchResults(props: Props) {
  const { view, hits } = props;
  return (
    <>
      <TitleMatches {...props} />
      {view.kind === 'popular' ? null : <AlsoOnSite text={view.keyword} hits={hits} />}
    </>
  );
}

/** What the page says where no exam of it has the text in its title. Only a search without any result found nothing. */
function describeNoMatch(keyword: string, hits: Props['hits']): { title: string; text: string } {
  if (hits === undefined)
    return {
      title: messages.noExamHereHas(keyword),
      text: messages.checkTheSpelling,
    };
  if (hits.length === 0) return { title: messages.noExamsFound(keyword), text: messages.checkTheSpelling };
  return {
    title: messages.weFoundPages(keyword),
    text: messages.noExamHereHasThisInItsTitle,
  };
}

/** The exams of this page whose titles contain the text, and what the page says where there is none. */
function TitleMatches({ view, popular, hits, onExpand }: Props) {
  switch (view.kind) {
    case 'popular':
      return <PopularExams exams={popular} />;
    case 'matches':
      return (
        <Section title={messages.examsMatching(view.keyword)}>
          <ExamGrid exams={view.exams} />
        </Section>
      );
    case 'no-match': {
      const { title, text } = describeNoMatch(view.keyword, hits);
      return (
        <Section title={title}>
          <div className={styles.noMatch}>
            <p>{text}</p>
            <Button variant="quiet" onClick={() => onExpand(view.keyword)}>
              {messages.expandSearch}
            </Button>
          </div>
        </Section>
      );
    }
    case 'not-found':
      return (
        <Section title={messages.searchResults}>
          <p role="status" className={styles.notFound}>
            {messages.weCouldntFindAny}
          </p>
        </Section>
      );
  }
}
