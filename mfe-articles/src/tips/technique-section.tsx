import { CardGrid, CardLink, LongDate, Section } from '@mockingbird/ui';
import { BLOG_PATH, postPath } from '../addresses/paths.js';
import type { TechniquePost } from './technique-posts.js';
import styles from './technique-section.module.css';
import * as messages from '../messages/tips.js';

/** The blog's posts on technique; nothing when there are none. */
export function TechniqueSection({ posts }: { posts: readonly TechniquePost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section
      id="technique"
      title={messages.forEveryExam}
      action={
        <a href={BLOG_PATH} className={styles.all}>
          {messages.seeTheWholeBlog}
        </a>
      }
    >
      <CardGrid>
        {posts.map(({ slug, title, excerpt, publicationDate, readingTime }) => (
          <CardLink
            key={slug}
            href={postPath(slug)}
            title={title}
            meta={[<LongDate key="date" date={publicationDate} />, messages.minRead(readingTime)]}
          >
            {excerpt}
          </CardLink>
        ))}
      </CardGrid>
    </Section>
  );
}
