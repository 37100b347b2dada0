export interface Neighbour {
  title: string;
  slug: string;
}

/** The previous and the next post by date. */
export interface Neighbours {
  older?: Neighbour;
  newer?: Neighbour;
}

/** @param posts newest first */
export function findNeighbours(posts: readonly Neighbour[], slug: string): Neighbours {
  const index = posts.findIndex((post) => post.slug === slug);
  if (index < 0) return {};
  const toNeighbour = (post: Neighbour | undefined) => post && { title: post.title, slug: post.slug };
  const older = toNeighbour(posts[index + 1]);
  const newer = toNeighbour(posts[index - 1]);
  return { older, newer };
}
