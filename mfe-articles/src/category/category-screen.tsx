import type { PageProps } from '@mockingbird/platform';
import { BesideMotif, Breadcrumbs, PageTitle, Tag } from '@mockingbird/ui';
import { ARTICLES_PATH, examArticlesPath } from '../addresses/paths.js';
import { categoryMotif } from '../category-motif/category-motif.js';
import { ArticleGrid } from '../entries/article-grid.js';
import { EmptyList } from '../failure/empty-list.js';
import { toBreadcrumbItems } from '../head/breadcrumbs.js';
import { PracticeSection } from '../related/practice-section.js';
import { categoryBreadcrumbs } from './category-breadcrumbs.js';
import type { CategoryView } from './load-category.js';
import * as messages from '../messages/category.js';

/** All articles of a category in its order, and the exam's mock tests. */
export function CategoryScreen({ data }: PageProps<CategoryView>) {
  const { category, examTitle, articles, tests } = data;
  const { examKey, slug, title, description, kind } = category;
  return (
    <>
      <Breadcrumbs items={toBreadcrumbItems(categoryBreadcrumbs(data))} />
      <BesideMotif {...categoryMotif(examKey, slug)}>
        <PageTitle
          lead={description}
          above={
            <Tag tone={kind === 'tips' ? 'flash' : 'brand'}>
              {kind === 'tips' ? messages.tagTips : messages.tagGuide}
            </Tag>
          }
        >
          {messages.titleForExamTitle(title, examTitle)}
        </PageTitle>
      </BesideMotif>
      {articles.length === 0 ? (
        <EmptyList
          title={messages.noArticlesHereYet}
          links={[
            { label: messages.allArticlesFor(examTitle), href: examArticlesPath(examKey) },
            { label: messages.allArticles, href: ARTICLES_PATH },
          ]}
        >
          {messages.wereWritingTheFirst(title)}
        </EmptyList>
      ) : (
        <ArticleGrid examKey={examKey} categorySlug={slug} articles={articles} level={2} />
      )}
      <PracticeSection examKey={examKey} examTitle={examTitle} tests={tests} />
    </>
  );
}
