import type { PageProps } from '@mockingbird/platform';
import { pluralize } from '@mockingbird/remote-kit';
import { Breadcrumbs, PageTitle } from '@mockingbird/ui';
import { ARTICLES_PATH, EXAM_TIPS_PATH } from '../addresses/paths.js';
import { EmptyList } from '../failure/empty-list.js';
import { toBreadcrumbItems } from '../head/breadcrumbs.js';
import { PracticeSection } from '../related/practice-section.js';
import { countArticles } from '../sections/exam-sections.js';
import { CategorySection } from './category-section.js';
import { examBreadcrumbs } from './exam-breadcrumbs.js';
import type { ExamView } from './load-exam.js';

/** The articles of one exam by category, and its mock tests. */
export function ExamScreen({ data }: PageProps<ExamView>) {
  const { examKey, title, categories, tests } = data;
  const counts = `${pluralize(countArticles(categories), 'article')} for this exam, in ${pluralize(categories.length, 'group')}.`;
  return (
    <>
      <Breadcrumbs items={toBreadcrumbItems(examBreadcrumbs(data))} />
      <PageTitle lead={categories.length > 0 ? counts : undefined}>{`Articles for ${title}`}</PageTitle>
      {categories.length === 0 ? (
        <EmptyList
          title={`No articles for ${title} yet`}
          links={[
            { label: 'Articles for other exams', href: ARTICLES_PATH },
            { label: 'Exam tips', href: EXAM_TIPS_PATH },
          ]}
        >
          We&apos;re writing the first ones. Take a mock test to see what to learn.
        </EmptyList>
      ) : null}
      {categories.map((category) => (
        <CategorySection key={category.slug} examKey={examKey} category={category} />
      ))}
      <PracticeSection examKey={examKey} examTitle={title} tests={tests} />
    </>
  );
}
