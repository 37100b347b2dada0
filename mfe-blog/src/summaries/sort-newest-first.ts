interface Dated {
  publicationDate: string;
  slug: string;
}

const momentOf = ({ publicationDate }: Dated) => Date.parse(publicationDate);

/** @returns the posts in the order of the blog, whatever source they came from; those of one moment by their names */
export const newestFirst = <Post extends Dated>(posts: readonly Post[]): Post[] =>
  [...posts].sort((one, other) => momentOf(other) - momentOf(one) || (one.slug < other.slug ? -1 : 1));
