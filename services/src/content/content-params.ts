import * as z from 'zod';
import { idParam } from '../http/request/id-param.js';

export const slugParams = z.object({ slug: idParam });
export type SlugParams = z.infer<typeof slugParams>;

export const examParams = z.object({ examId: idParam });
export type ExamParams = z.infer<typeof examParams>;

export const articleParams = z.object({
  examId: idParam,
  categorySlug: idParam,
  articleSlug: idParam,
});
export type ArticleParams = z.infer<typeof articleParams>;
