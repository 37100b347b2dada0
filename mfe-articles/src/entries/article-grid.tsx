import { CardGrid, EntryCard, LongDate, type HeadingLevel } from '@mockingbird/ui';
import { articlePath } from '../addresses/paths.js';
import type { ArticleCardData } from './article-card-data.js';
import * as messages from '../messages/entries.js';

export interface ArticleGridProps {
  examKey: string;
  categorySlug: string;
  articles: readonly ArticleCardData[];
  /** Heading level of the cards' titles. */
  level?: HeadingLevel;
}

/** The articles of a category as cards. */
export function ArticleGrid({ examKey, categorySlug, articles, level = 3 }: ArticleGridProps) {
  return (
    <CardGrid>
      {articles.map(({ title, slug, excerpt, cover, publicationDate, readingTime }) => (
        <EntryCard
          key={slug}
          href={articlePath(examKey, categorySlug, slug)}
          title={title}
          excerpt={excerpt}
          cover={cover}
          level={level}
          meta={[<LongDate key="date" date={publicationDate} />, messages.minRead(readingTime)]}
        />
      ))}
    </CardGrid>
  );
}
