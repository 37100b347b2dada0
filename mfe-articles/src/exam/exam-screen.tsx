import type { PageProps } from '@mockingbird/platform';
import { Breadcrumbs, PageTitle } from '@mockingbird/ui';
import { ARTICLES_PATH, EXAM_TIPS_PATH } from '../addresses/paths.js';
import { count } from '../entries/pluralize.js';
import { EmptyList } from '../failure/empty-list.js';
import { crumbsOf } from '../head/breadcrumbs.js';
import { PracticeSection } from '../related/practice-section.js';
import { articlesIn } from '../sections/exam-sections.js';
import { CategorySection } from './category-section.js';
import { placesOf } from './exam-breadcrumbs.js';
import type { ExamView } from './load-exam.js';

/** The articles of one exam, category by category, and its tests. */
export function ExamScreen({ data }: PageProps<ExamView>) {
  const { examKey, title, categories, tests } = data;
  const counts = `${count(articlesIn(categories), 'article')} in ${count(categories.length, 'category', 'categories')}, written for this exam.`;
  return (
    <>
      <Breadcrumbs items={crumbsOf(placesOf(data))} />
      <PageTitle lead={categories.length > 0 ? counts : undefined}>{`Articles for ${title}`}</PageTitle>
      {categories.length === 0 ? (
        <EmptyList
          title={`No article for ${title} yet`}
          ways={[
            { label: 'Articles for other exams', href: ARTICLES_PATH },
            { label: 'Exam tips', href: EXAM_TIPS_PATH },
          ]}
        >
          The first ones are being written. A mock test shows best what to learn until then.
        </EmptyList>
      ) : null}
      {categories.map((category) => (
        <CategorySection key={category.slug} examKey={examKey} category={category} />
      ))}
      <PracticeSection examKey={examKey} examTitle={title} tests={tests} />
    </>
  );
}
