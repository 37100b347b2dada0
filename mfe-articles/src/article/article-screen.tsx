import { BelowTheFold, Fragment, useSite, type PageProps } from '@mockingbird/platform';
import { Blocks, Breadcrumbs, Byline, Cover, PageTitle, ReadingLayout, ShareLinks } from '@mockingbird/ui';
import { toBreadcrumbItems } from '../head/breadcrumbs.js';
import { PracticeSection } from '../related/practice-section.js';
import { articleViewPath, articleBreadcrumbs } from './article-breadcrumbs.js';
import type { ArticleView } from './article-view.js';
import { Neighbours } from './neighbours.js';
import styles from './article-screen.module.css';

export interface ArticleScreenProps extends PageProps<ArticleView> {
  /** A draft has no address to share: its page may never exist. */
  isDraft?: boolean;
}

/** One article: text, table of contents, neighbouring articles and mock tests. */
export function ArticleScreen({ data, isDraft = false }: ArticleScreenProps) {
  const { entry, blocks, headings, examKey, examTitle, tests, quiz } = data;
  const { title, excerpt, author, publicationDate, readingTime, cover } = entry;
  const { origin } = useSite();
  return (
    <>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs items={toBreadcrumbItems(articleBreadcrumbs(data))} />
      </div>
      <article>
        <PageTitle lead={excerpt} className={styles.title}>
          {title}
        </PageTitle>
        <ReadingLayout headings={headings}>
          <div className={styles.opening}>
            <Byline
              author={author && { name: author.name, avatarUrl: author.avatar?.url }}
              date={publicationDate}
              readingTime={readingTime}
            />
            {cover ? (
              <Cover
                url={cover.url}
                alternativeText={cover.alternativeText}
                // A phone does not show it, and loads only what is shown.
                loading="lazy"
                className={styles.cover}
              />
            ) : null}
          </div>
          <Blocks blocks={blocks.slice(0, 1)} />
          <BelowTheFold>
            {blocks.length > 1 ? <Blocks blocks={blocks.slice(1)} className={styles.rest} /> : null}
            {isDraft ? null : (
              <div className={styles.share}>
                <ShareLinks url={origin + articleViewPath(data)} title={title} />
              </div>
            )}
          </BelowTheFold>
        </ReadingLayout>
      </article>
      <BelowTheFold>
        {quiz ? <Fragment {...quiz} /> : null}
        <Neighbours view={data} />
        <PracticeSection examKey={examKey} examTitle={examTitle} tests={tests} />
      </BelowTheFold>
    </>
  );
}
