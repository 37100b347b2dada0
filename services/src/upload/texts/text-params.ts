import { TEXT_KINDS, TEXT_STATES } from '@mockingbird/contracts';
import * as z from 'zod';
import { SEARCH_CHARACTERS } from '../limits.js';

export const textsQuery = z.object({
  kind: z.enum(TEXT_KINDS).optional(),
  state: z.enum(TEXT_STATES).optional(),
  /** Words that title or address must contain. */
  q: z.string().trim().max(SEARCH_CHARACTERS).default(''),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'Expected a number from 1 to 9999')
    .transform(Number)
    .default(1),
});
export type TextsQuery = z.output<typeof textsQuery>;
