import { plural, type Value } from '@mockingbird/remote-kit';

export const alsoOnMockingbird = 'Also on Mockingbird';
export const nothingElseMatches = 'Nothing else matches.';
export const allResults = (text: Value) => `All results for “${text}”`;
export const findAnExam = 'Find an exam, a topic, a calculator or an article.';
export const noResultsForTry = (query: Value) =>
  `No results for “${query}”. Try another word, or pick a list below.`;
export const results = (count: number) => plural(count, { one: '# result', other: '# results' });
export const allMockTests = 'All mock tests';
export const quantitativeAptitude = 'Quantitative aptitude';
export const scoreCalculators = 'Score calculators';
export const articles = 'Articles';
export const search = 'Search';
export const searchTheSite = 'Search the site';
export const anExamATopic = 'An exam, a topic or a question';
export const resultsForQuery = (results: Value, query: Value) => `${results} for “${query}”.`;
