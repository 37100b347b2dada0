import { type Value } from '@mockingbird/remote-kit';

export const articleNotFound = 'Article not found';
export const more = (title: Value) => `More in ${title}`;
export const previous = 'Previous';
export const next = 'Next';
export const seeAllArticles = (title: Value) => `See all ${title} articles`;
export const anArticle = (article: Value, category: Value, examTitle: Value) =>
  `${article}: an article on ${category} for ${examTitle}.`;
