import { plural, type Value } from '@mockingbird/remote-kit';

export const articles = (count: number) => plural(count, { one: '# article', other: '# articles' });
export const all = (totalArticles: Value, title: Value) => `All ${totalArticles} on ${title}`;
export const examsOnThisPage = 'Exams on this page';
export const allArticles = (examTitle: Value) => `All articles for ${examTitle}`;
export const minRead = (readingTime: Value) => `${readingTime} min read`;
