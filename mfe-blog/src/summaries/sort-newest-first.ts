interface Dated {
  publicationDate: string;
  slug: string;
}

const publicationTime = ({ publicationDate }: Dated) => Date.parse(publicationDate);

/** @returns the posts sorted newest first; posts with the same time are sorted by slug */
export const sortNewestFirst = <Post extends Dated>(posts: readonly Post[]): Post[] =>
  [...posts].sort((a, b) => publicationTime(b) - publicationTime(a) || (a.slug < b.slug ? -1 : 1));
