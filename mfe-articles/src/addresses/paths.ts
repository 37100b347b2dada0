/** The list of all exams with articles. */
export const ARTICLES_PATH = '/articles';
/** A draft, for people with its secret link. */
export const PREVIEW_PATH = '/articles/preview';
export const STUDY_GUIDES_PATH = '/study-guides';
export const EXAM_TIPS_PATH = '/exam-tips';
/** Pages of other remotes, linked from empty lists. */
export const PRACTICE_TESTS_PATH = '/practice-tests';
export const BLOG_PATH = '/blog';

const join = (...segments: string[]): string =>
  segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');

/** Key of an exam in addresses: its id in lower case, with hyphens for underscores. */
export const toExamKey = (examId: string): string => examId.toLowerCase().replaceAll('_', '-');

export const examArticlesPath = (examKey: string): string => join('articles', examKey);

export const categoryPath = (examKey: string, slug: string): string => join('articles', examKey, slug);

export const articlePath = (examKey: string, categorySlug: string, slug: string): string =>
  join('articles', examKey, categorySlug, slug);

/** The exam's own page, with its tests. */
export const examPath = (examKey: string): string => join('exam', examKey);

export const testPath = (examKey: string, testId: string): string => join('mocktest', examKey, testId);

export const postPath = (slug: string): string => join('blog', slug);
