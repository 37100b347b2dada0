import { CardGrid, EntryCard, LongDate, type HeadingLevel } from '@mockingbird/ui';
import { postPath } from '../paths.js';
import type { CardPost } from './card-post.js';
import * as messages from '../messages/summaries.js';

export interface PostCardsProps {
  posts: readonly CardPost[];
  /** Heading level of the cards' titles. */
  level: HeadingLevel;
}

/** Posts as cards: cover, title, excerpt, author, date and reading time. */
export function PostCards({ posts, level }: PostCardsProps) {
  return (
    <CardGrid>
      {posts.map(({ slug, title, excerpt, cover, authorName, publicationDate, readingTime }) => (
        <EntryCard
          key={slug}
          href={postPath(slug)}
          title={title}
          excerpt={excerpt}
          cover={cover}
          level={level}
          meta={[
            ...(authorName ? [authorName] : []),
            <LongDate key="date" date={publicationDate} />,
            messages.minRead(readingTime),
          ]}
        />
      ))}
    </CardGrid>
  );
}
