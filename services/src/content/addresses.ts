import * as z from 'zod';

const LONGEST_PART = 200;

/** Any name may be asked for: one that nothing can have is simply not found. */
const part = z.string().max(LONGEST_PART);

export const slugAddress = z.object({ slug: part });
export type SlugAddress = z.infer<typeof slugAddress>;

export const idAddress = z.object({ id: part });
export type IdAddress = z.infer<typeof idAddress>;

export const examAddress = z.object({ examId: part });
export type ExamAddress = z.infer<typeof examAddress>;

export const articleAddress = z.object({ examId: part, categorySlug: part, articleSlug: part });
export type ArticleAddress = z.infer<typeof articleAddress>;
