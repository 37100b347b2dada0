import type { PageProps } from '@mockingbird/platform';
import { pluralize } from '@mockingbird/remote-kit';
import { BesideMotif, Breadcrumbs, PageTitle, Section } from '@mockingbird/ui';
import { BLOG_PATH, PRACTICE_TESTS_PATH } from '../addresses/paths.js';
import { EmptyList } from '../failure/empty-list.js';
import { ARTICLES, toBreadcrumbItems, HOME } from '../head/breadcrumbs.js';
import { countArticles } from '../sections/exam-sections.js';
import { ExamCard } from './exam-card.js';
import { KindLinks } from './kind-links.js';
import type { Listing } from './load-listing.js';
import styles from './listing.module.css';

const LINKS = [
  { label: 'All mock tests', href: PRACTICE_TESTS_PATH },
  { label: 'Blog', href: BLOG_PATH },
];

/** All exams with their categories of articles, the same for every region. */
export function ListingScreen({ data: { exams } }: PageProps<Listing>) {
  const articles = pluralize(countArticles(exams.flatMap(({ categories }) => categories)), 'article');
  const counts = `${articles} for ${pluralize(exams.length, 'exam')}`;
  return (
    <>
      <Breadcrumbs items={toBreadcrumbItems([HOME, ARTICLES])} />
      <BesideMotif name="articles">
        <PageTitle lead="Worked examples, marking rules and timing tips for your exam. Free.">
          Articles
        </PageTitle>
      </BesideMotif>
      {exams.length === 0 ? (
        <EmptyList title="No articles yet" links={LINKS}>
          We&apos;re writing the first ones. Take a mock test to see what to learn.
        </EmptyList>
      ) : (
        <>
          <KindLinks />
          <Section title="By exam" action={<p className={styles.counts}>{counts}</p>}>
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
