import * as messages from './messages/remote.js';

export const BLOG_PATH = '/blog';
export const PREVIEW_PATH = '/blog/preview';
export const RSS_PATH = '/blog/rss.xml';
export const FEED = { path: RSS_PATH, title: messages.mockingbirdLatestArticles };

export const postPath = (slug: string): string => `${BLOG_PATH}/${slug}`;

/** Path of a page of the list. @param page one-based */
export const listPath = (page: number): string => (page > 1 ? `${BLOG_PATH}?page=${page}` : BLOG_PATH);

/** The key of an exam in addresses: the id in lower case, with hyphens for underscores. */
export const examKey = (examId: string): string => examId.toLowerCase().replaceAll('_', '-');

/** Path of an exam's page. */
export const examPath = (examId: string): string => `/exam/${examKey(examId)}`;
