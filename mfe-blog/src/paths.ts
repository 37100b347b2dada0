export const BLOG_PATH = '/blog';
export const RSS_PATH = '/blog/rss.xml';
export const FEED = { path: RSS_PATH, title: 'Mockingbird: latest articles' };

export const postPath = (slug: string): string => `${BLOG_PATH}/${slug}`;

/** A page of the list, counted from 1; the first is the list's own address. */
export const listPath = (page: number): string => (page > 1 ? `${BLOG_PATH}?page=${page}` : BLOG_PATH);

/** An exam's page: its id in lower case, underscores as hyphens. */
export const examPath = (examId: string): string => `/exam/${examId.toLowerCase().replaceAll('_', '-')}`;
