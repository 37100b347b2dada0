import type { PageProps } from '@mockingbird/platform';
import { BesideMotif, Breadcrumbs, PageTitle, Section } from '@mockingbird/ui';
import { BLOG_PATH, PRACTICE_TESTS_PATH } from '../addresses/paths.js';
import { EmptyList } from '../failure/empty-list.js';
import { ARTICLES, toBreadcrumbItems, HOME } from '../head/breadcrumbs.js';
import { countArticles } from '../sections/exam-sections.js';
import { ExamCard } from './exam-card.js';
import { KindLinks } from './kind-links.js';
import type { Listing } from './load-listing.js';
import styles from './listing.module.css';
import * as messages from '../messages/listing.js';

const LINKS = [
  { label: messages.allMockTests, href: PRACTICE_TESTS_PATH },
  { label: messages.blog, href: BLOG_PATH },
];

/** All exams with their categories of articles, the same for every region. */
export function ListingScreen({ data: { exams } }: PageProps<Listing>) {
  const articles = messages.articleCount(countArticles(exams.flatMap(({ categories }) => categories)));
  const counts = messages.articlesForExams(articles, messages.exams(exams.length));
  return (
    <>
      <Breadcrumbs items={toBreadcrumbItems([HOME, ARTICLES])} />
      <BesideMotif name="articles">
        <PageTitle lead={messages.workedExamplesMarkingRules}>{messages.articles}</PageTitle>
      </BesideMotif>
      {exams.length === 0 ? (
        <EmptyList title={messages.noArticlesYet} links={LINKS}>
          {messages.wereWritingTheFirst}
        </EmptyList>
      ) : (
        <>
          <KindLinks />
          <Section title={messages.byExam} action={<p className={styles.counts}>{counts}</p>}>
            <div className={styles.exams}>
              {exams.map((exam) => (
                <ExamCard key={exam.examKey} exam={exam} />
              ))}
            </div>
          </Section>
        </>
      )}
    </>
  );
}
