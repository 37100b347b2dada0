import { plural, type Value } from '@mockingbird/remote-kit';

export const freeArticles = (count: number) =>
  plural(count, { one: '# free article', other: '# free articles' });
export const noArticlesHereYet = 'No articles here yet';
export const allArticlesFor = (examTitle: Value) => `All articles for ${examTitle}`;
export const allArticles = 'All articles';
export const wereWritingTheFirst = (title: Value) => `We're writing the first ones on ${title}.`;
export const categoryNotFound = 'Category not found';
export const titleForExamTitle = (title: Value, examTitle: Value) => `${title} for ${examTitle}`;
export const freeArticlesOnTitle = (freeArticles: Value, title: Value) => `${freeArticles} on ${title}.`;
export const tagTips = 'Tips';
export const tagGuide = 'Guide';
