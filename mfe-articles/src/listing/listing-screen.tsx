import type { PageProps } from '@mockingbird/platform';
import { Breadcrumbs, PageTitle, Section } from '@mockingbird/ui';
import { BLOG_PATH, PRACTICE_TESTS_PATH } from '../addresses/paths.js';
import { count } from '../entries/pluralize.js';
import { EmptyList } from '../failure/empty-list.js';
import { ARTICLES, crumbsOf, HOME } from '../head/breadcrumbs.js';
import { articlesIn } from '../sections/exam-sections.js';
import { ExamCard } from './exam-card.js';
import { KindLinks } from './kind-links.js';
import type { Listing } from './load-listing.js';
import classes from './listing.module.css';

const WAYS = [
  { label: 'All mock tests', href: PRACTICE_TESTS_PATH },
  { label: 'Blog', href: BLOG_PATH },
];

/** Every exam with its categories of articles; the same for every region. */
export function ListingScreen({ data: { exams } }: PageProps<Listing>) {
  const articles = count(articlesIn(exams.flatMap(({ categories }) => categories)), 'article');
  const counts = `${articles} for ${count(exams.length, 'exam')}`;
  return (
    <>
      <Breadcrumbs items={crumbsOf([HOME, ARTICLES])} />
      <PageTitle lead="Methods with worked examples, and what marking and clock ask of you. Free, and written for the exam that you sit.">
        Articles
      </PageTitle>
      {exams.length === 0 ? (
        <EmptyList title="No article has been published yet" ways={WAYS}>
          The first ones are being written. Until then, a mock test shows best what to learn next.
        </EmptyList>
      ) : (
        <>
          <KindLinks />
          <Section title="By exam" action={<p className={classes.counts}>{counts}</p>}>
            <div className={classes.exams}>
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
