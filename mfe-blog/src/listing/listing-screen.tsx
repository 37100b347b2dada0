import type { PageProps } from '@mockingbird/platform';
import { Breadcrumbs, ButtonLink, Icon, Notice, PageTitle, rssIcon } from '@mockingbird/ui';
import { RSS_PATH } from '../paths.js';
import { PostCards } from '../summaries/post-cards.js';
import type { Listing } from './load-listing.js';
import { PageLinks } from './page-links.js';
import classes from './listing.module.css';

/** All posts, newest first. */
export function ListingScreen({ data: { posts, page, pages } }: PageProps<Listing>) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Blog' }]} />
      <div className={classes.opening}>
        <PageTitle lead="On practising well, on the clock, and on what a score does and does not say.">
          Latest Articles
        </PageTitle>
        <ButtonLink href={RSS_PATH} variant="ghost" className={classes.feed}>
          <Icon drawing={rssIcon} />
          RSS
        </ButtonLink>
      </div>
      <div className={classes.posts}>
        {posts.length > 0 ? (
          <PostCards posts={posts} level={2} />
        ) : (
          <Notice title="No articles yet">
            <p>
              The first one will stand here. Until then, <a href="/practice-tests">take a mock test</a>.
            </p>
          </Notice>
        )}
        <PageLinks page={page} pages={pages} />
      </div>
    </>
  );
}
