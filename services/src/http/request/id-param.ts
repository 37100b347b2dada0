import * as z from 'zod';
import { PARAM_CHARACTERS } from '../limits.js';

/** An id or a slug in a path. Any text of this length is valid: an unknown id is simply not found. */
export const idParam = z.string().max(PARAM_CHARACTERS);

export const idParams = z.object({ id: idParam });
export type IdParams = z.infer<typeof idParams>;
