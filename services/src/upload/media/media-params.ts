import { mediaFileSchema } from '@mockingbird/contracts';
import * as z from 'zod';
import { SEARCH_CHARACTERS } from '../limits.js';

export const mediaQuery = z.object({
  /** Words that name or alternative text must contain. */
  q: z.string().trim().toLowerCase().max(SEARCH_CHARACTERS).default(''),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'Expected a number from 1 to 9999')
    .transform(Number)
    .default(1),
});
export type MediaQuery = z.output<typeof mediaQuery>;

export const mediaFileParams = z.object({ file: mediaFileSchema });
export type MediaFileParams = z.output<typeof mediaFileParams>;
