import * as z from 'zod';
import { addressPart } from '../http/request/id-param.js';

export const slugAddress = z.object({ slug: addressPart });
export type SlugAddress = z.infer<typeof slugAddress>;

export const examAddress = z.object({ examId: addressPart });
export type ExamAddress = z.infer<typeof examAddress>;

export const articleAddress = z.object({
  examId: addressPart,
  categorySlug: addressPart,
  articleSlug: addressPart,
});
export type ArticleAddress = z.infer<typeof articleAddress>;
