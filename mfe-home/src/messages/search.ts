import { plural, type Value } from '@mockingbird/remote-kit';

export const mostPopularExams = 'Most Popular Exams This Month';
export const weCantShow = "We can't show the list right now. Search above, or see <a>all practice tests</a>.";
export const noExamHereHas = (keyword: Value) => `No exam here has “${keyword}” in its title`;
export const checkTheSpelling = 'Check the spelling, or expand the search.';
export const noExamsFound = (keyword: Value) => `No exams found for “${keyword}”`;
export const weFoundPages = (keyword: Value) => `We found pages for “${keyword}”`;
export const noExamHereHasThisInItsTitle =
  'No exam here has this in its title. See the pages below, or expand the search.';
export const examsMatching = (keyword: Value) => `Exams matching “${keyword}”`;
export const expandSearch = 'Expand search';
export const searchResults = 'Search results';
export const weCouldntFindAny = "We couldn't find any exams matching your search...";
export const pages = (count: number) => plural(count, { one: '# page', other: '# pages' });
export const noExamFoundBut = (length: Value) => `No exam found, but ${length}`;
export const noExamFound = 'No exam found';
export const exams = (count: number) => plural(count, { one: '# exam', other: '# exams' });
export const examsFound = (exams: Value) => `${exams} found`;
