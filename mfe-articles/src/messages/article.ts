import { type Value } from '@mockingbird/remote-kit';

export const articleNotFound = 'Article not found';
export const more = (title: Value) => `More in ${title}`;
export const previous = 'Previous';
export const next = 'Next';
export const seeAllArticles = (title: Value) => `See all ${title} articles`;
export const anArticle = (title: Value, title2: Value, examTitle: Value) =>
  `${title}: an article on ${title2} for ${examTitle}.`;
