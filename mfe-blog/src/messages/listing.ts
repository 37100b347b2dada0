import { type Value } from '@mockingbird/remote-kit';

export const howToPracticeBeat =
  'How to practice, beat the clock, learn from your mistakes and read your score. Free articles for anyone who takes an exam.';
export const blogLatestArticlesPage = (page: Value) => `Blog: latest articles, page ${page}`;
export const blogLatestArticles = 'Blog: latest articles';
export const pageDescription = (page: Value, pages: Value, description: Value) =>
  `Page ${page} of ${pages}. ${description}`;
export const home = 'Home';
export const blog = 'Blog';
export const latestArticles = 'Latest Articles';
export const howToPracticeBeatTheClock = 'How to practice, beat the clock and read your score.';
export const rss = 'RSS';
export const noArticlesYet = 'No articles yet';
export const wereWritingTheFirst = "We're writing the first one. Until then, <a>take a mock test</a>.";
export const pages = 'Pages';
export const newerArticles = 'Newer articles';
export const pageOfPages = (page: Value, pages: Value) => `Page ${page} of ${pages}`;
export const olderArticles = 'Older articles';
