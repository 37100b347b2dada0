import { BelowTheFold, Fragment, useSite, type PageProps } from '@mockingbird/platform';
import {
  Blocks,
  Breadcrumbs,
  ButtonLink,
  Byline,
  Cover,
  PageTitle,
  ReadingLayout,
  ShareLinks,
} from '@mockingbird/ui';
import { BLOG_PATH, postPath } from '../paths.js';
import { RelatedPosts } from '../related/related-posts-section.js';
import { RelatedTests } from '../related/related-tests-section.js';
import type { PostData } from './load-post.js';
import { NeighbourLinks } from './neighbour-links.js';
import styles from './post-screen.module.css';
import * as messages from '../messages/post.js';

export interface PostScreenProps extends PageProps<PostData> {
  /** A draft has no address to share: its page may never exist. */
  isDraft?: boolean;
}

/** One post, then a quiz, mock tests and related posts. */
export function PostScreen({ data, isDraft = false }: PostScreenProps) {
  const { post, neighbours, related, tests, quiz } = data;
  const { origin } = useSite();
  const { title, slug, excerpt, author, publicationDate, readingTime, cover, blocks, headings } = post;
  return (
    <>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs
          items={[
            { label: messages.home, href: '/' },
            { label: messages.blog, href: BLOG_PATH },
            { label: title },
          ]}
        />
      </div>
      <article className={styles.post}>
        <header className={styles.opening}>
          <PageTitle lead={excerpt}>{title}</PageTitle>
          <Byline author={author} date={publicationDate} readingTime={readingTime} />
        </header>
        <ReadingLayout headings={headings}>
          <div className={styles.body}>
            {/* A phone does not show the cover, and loads only what is shown. */}
            {cover ? <Cover {...cover} loading="lazy" className={styles.cover} /> : null}
            <Blocks blocks={blocks.slice(0, 1)} />
            <BelowTheFold>
              <Blocks blocks={blocks.slice(1)} />
              {isDraft ? null : (
                <footer className={styles.closing}>
                  <ShareLinks url={origin + postPath(slug)} title={title} />
                </footer>
              )}
            </BelowTheFold>
          </div>
        </ReadingLayout>
      </article>
      <BelowTheFold>
        {quiz ? <Fragment {...quiz} /> : null}
        <RelatedTests tests={tests} />
        <RelatedPosts posts={related} />
        <div className={styles.onward}>
          <NeighbourLinks {...neighbours} />
          <ButtonLink href={BLOG_PATH} variant="quiet" className={styles.back}>
            {messages.allArticles}
          </ButtonLink>
        </div>
      </BelowTheFold>
    </>
  );
}
