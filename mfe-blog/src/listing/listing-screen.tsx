import type { PageProps } from '@mockingbird/platform';
import {
  BesideMotif,
  Breadcrumbs,
  ButtonLink,
  Icon,
  Notice,
  PageTitle,
  rssIcon,
  rich,
} from '@mockingbird/ui';
import { RSS_PATH } from '../paths.js';
import { PostCards } from '../summaries/post-cards.js';
import type { Listing } from './load-listing.js';
import { PageLinks } from './page-links.js';
import styles from './listing.module.css';
import * as messages from '../messages/listing.js';

/** One page of the list of posts, newest first. */
export function ListingScreen({ data: { posts, page, pages } }: PageProps<Listing>) {
  return (
    <>
      <Breadcrumbs items={[{ label: messages.home, href: '/' }, { label: messages.blog }]} />
      <BesideMotif className={styles.picture}>
        <div className={styles.opening}>
          <PageTitle lead={messages.howToPracticeBeatTheClock}>{messages.latestArticles}</PageTitle>
          <ButtonLink href={RSS_PATH} variant="ghost" className={styles.feed}>
            <Icon drawing={rssIcon} />
            {messages.rss}
          </ButtonLink>
        </div>
      </BesideMotif>
      <div className={styles.posts}>
        {posts.length > 0 ? (
          <PostCards posts={posts} level={2} />
        ) : (
          <Notice title={messages.noArticlesYet}>
            <p>{rich(messages.wereWritingTheFirst, { a: (text) => <a href="/practice-tests">{text}</a> })}</p>
          </Notice>
        )}
        <PageLinks page={page} pages={pages} />
      </div>
    </>
  );
}
