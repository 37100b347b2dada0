import { Section } from '@mockingbird/ui';
import type { CardPost } from '../summaries/card-post.js';
import { PostCards } from '../summaries/post-cards.js';
import * as messages from '../messages/related.js';

/** Posts that share keywords with the current post. */
export function RelatedPosts({ posts }: { posts: readonly CardPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section title={messages.relatedArticles}>
      <PostCards posts={posts} level={3} />
    </Section>
  );
}
