import type { PageProps } from '@mockingbird/platform';
import { BadgedTitle, Breadcrumbs, FamilyBadge } from '@mockingbird/ui';
import { ARTICLES_PATH, EXAM_TIPS_PATH } from '../addresses/paths.js';
import { EmptyList } from '../failure/empty-list.js';
import { toBreadcrumbItems } from '../head/breadcrumbs.js';
import { PracticeSection } from '../related/practice-section.js';
import { countArticles } from '../sections/exam-sections.js';
import { CategorySection } from './category-section.js';
import { examBreadcrumbs } from './exam-breadcrumbs.js';
import type { ExamView } from './load-exam.js';
import * as messages from '../messages/exam.js';

/** The articles of one exam by category, and its mock tests. */
export function ExamScreen({ data }: PageProps<ExamView>) {
  const { examKey, title, categories, tests } = data;
  const counts = messages.forThisExam(
    messages.articles(countArticles(categories)),
    messages.groups(categories.length),
  );
  return (
    <>
      <Breadcrumbs items={toBreadcrumbItems(examBreadcrumbs(data))} />
      <BadgedTitle
        lead={categories.length > 0 ? counts : undefined}
        badge={<FamilyBadge subject={examKey} />}
      >
        {messages.articlesFor(title)}
      </BadgedTitle>
      {categories.length === 0 ? (
        <EmptyList
          title={messages.noArticlesForYet(title)}
          links={[
            { label: messages.articlesForOtherExams, href: ARTICLES_PATH },
            { label: messages.examTips, href: EXAM_TIPS_PATH },
          ]}
        >
          {messages.wereWritingTheFirst}
        </EmptyList>
      ) : null}
      {categories.map((category) => (
        <CategorySection key={category.slug} examKey={examKey} category={category} />
      ))}
      <PracticeSection examKey={examKey} examTitle={title} tests={tests} />
    </>
  );
}
