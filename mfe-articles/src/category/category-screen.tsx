import type { PageProps } from '@mockingbird/platform';
import { Breadcrumbs, PageTitle, Tag } from '@mockingbird/ui';
import { ARTICLES_PATH, examArticlesPath } from '../addresses/paths.js';
import { ArticleGrid } from '../entries/article-grid.js';
import { EmptyList } from '../failure/empty-list.js';
import { crumbsOf } from '../head/breadcrumbs.js';
import { PracticeSection } from '../related/practice-section.js';
import { placesOf } from './category-breadcrumbs.js';
import type { CategoryView } from './load-category.js';

/** All articles of a category, in its order, and the exam's tests. */
export function CategoryScreen({ data }: PageProps<CategoryView>) {
  const { category, examTitle, articles, tests } = data;
  const { examKey, slug, title, description, kind } = category;
  return (
    <>
      <Breadcrumbs items={crumbsOf(placesOf(data))} />
      <PageTitle
        lead={description}
        above={<Tag tone={kind === 'tips' ? 'flash' : 'brand'}>{kind === 'tips' ? 'Tips' : 'Guide'}</Tag>}
      >
        {`${title} for ${examTitle}`}
      </PageTitle>
      {articles.length === 0 ? (
        <EmptyList
          title="No article stands here yet"
          ways={[
            { label: `All articles for ${examTitle}`, href: examArticlesPath(examKey) },
            { label: 'All articles', href: ARTICLES_PATH },
          ]}
        >
          {`The first articles on ${title} are being written.`}
        </EmptyList>
      ) : (
        <ArticleGrid examKey={examKey} categorySlug={slug} articles={articles} level={2} />
      )}
      <PracticeSection examKey={examKey} examTitle={examTitle} tests={tests} />
    </>
  );
}
