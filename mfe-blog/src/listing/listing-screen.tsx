import type { PageProps } from '@mockingbird/platform';
import { Breadcrumbs, ButtonLink, Icon, Notice, PageTitle, rssIcon } from '@mockingbird/ui';
import { RSS_PATH } from '../paths.js';
import { PostCards } from '../summaries/post-cards.js';
import type { Listing } from './load-listing.js';
import { PageLinks } from './page-links.js';
import styles from './listing.module.css';

/** One page of the list of posts, newest first. */
export function ListingScreen({ data: { posts, page, pages } }: PageProps<Listing>) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Blog' }]} />
      <div className={styles.opening}>
        <PageTitle lead="How to practice, beat the clock and read your score.">Latest Articles</PageTitle>
        <ButtonLink href={RSS_PATH} variant="ghost" className={styles.feed}>
          <Icon drawing={rssIcon} />
          RSS
        </ButtonLink>
      </div>
      <div className={styles.posts}>
        {posts.length > 0 ? (
          <PostCards posts={posts} level={2} />
        ) : (
          <Notice title="No articles yet">
            <p>
              We&apos;re writing the first one. Until then, <a href="/practice-tests">take a mock test</a>.
            </p>
          </Notice>
        )}
        <PageLinks page={page} pages={pages} />
      </div>
    </>
  );
}
