export interface Neighbour {
  title: string;
  slug: string;
}

/** The posts before and after a post in time. */
export interface Neighbours {
  older?: Neighbour;
  newer?: Neighbour;
}

/** @param posts newest first */
export function neighbours(posts: readonly Neighbour[], slug: string): Neighbours {
  const place = posts.findIndex((post) => post.slug === slug);
  if (place < 0) return {};
  const named = (post: Neighbour | undefined) => post && { title: post.title, slug: post.slug };
  const older = named(posts[place + 1]);
  const newer = named(posts[place - 1]);
  return { ...(older ? { older } : {}), ...(newer ? { newer } : {}) };
}
