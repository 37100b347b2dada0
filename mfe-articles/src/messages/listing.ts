import { plural, type Value } from '@mockingbird/remote-kit';

export const articleCount = (count: number) => plural(count, { one: '# article', other: '# articles' });
export const tips = 'Tips';
export const studyGuides = 'Study guides';
export const oneSubject = 'One subject at a time, with worked examples and common traps.';
export const examTips = 'Exam tips';
export const howToTurnWhat = 'How to turn what you know into marks on the day.';
export const articlesAndStudyGuides = 'Articles and study guides for your exam';
export const freeArticlesForDmv =
  'Free articles for DMV, SSC, bank and railway exams: worked examples, marking rules and timing tips. Pick your exam. No account needed.';
export const articlesByExam = 'Articles by exam';
export const allMockTests = 'All mock tests';
export const blog = 'Blog';
export const exams = (count: number) => plural(count, { one: '# exam', other: '# exams' });
export const workedExamplesMarkingRules =
  'Worked examples, marking rules and timing tips for your exam. Free.';
export const articles = 'Articles';
export const noArticlesYet = 'No articles yet';
export const wereWritingTheFirst = "We're writing the first ones. Take a mock test to see what to learn.";
export const byExam = 'By exam';
export const articlesForExams = (articles: Value, exams: Value) => `${articles} for ${exams}`;
