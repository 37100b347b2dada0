import { plural, type Value } from '@mockingbird/remote-kit';

export const articles = (count: number) => plural(count, { one: '# article', other: '# articles' });
export const all = (totalArticles: Value, title: Value) => `All ${totalArticles} on ${title}`;
export const seeAllArticles = (title: Value) => `See all ${title} articles`;
export const wereWritingArticles = (title: Value) =>
  `We're writing articles for ${title}. Its mock tests are ready now.`;
export const freeArticles = (count: number) =>
  plural(count, { one: '# free article', other: '# free articles' });
export const articlesFor = (title: Value) => `Articles for ${title}`;
export const groups = (count: number) => plural(count, { one: '# group', other: '# groups' });
export const noArticlesForYet = (title: Value) => `No articles for ${title} yet`;
export const articlesForOtherExams = 'Articles for other exams';
export const examTips = 'Exam tips';
export const wereWritingTheFirst = "We're writing the first ones. Take a mock test to see what to learn.";
export const examNotFound = 'Exam not found';
export const forThisExam = (articles: Value, groups: Value) => `${articles} for this exam, in ${groups}.`;
export const forWithWorkedExamples = (freeArticles: Value, title: Value, names: Value) =>
  `${freeArticles} for ${title}: ${names}. With worked examples.`;
export const articlesAndStudyGuides = (title: Value) => `${title}: articles and study guides`;
