import * as z from 'zod';
import { ADDRESS_PART_CHARACTERS } from '../limits.js';

/** An id or a name of an address. Any may be asked for: one that nothing can have is simply not found. */
export const addressPart = z.string().max(ADDRESS_PART_CHARACTERS);

export const idAddress = z.object({ id: addressPart });
export type IdAddress = z.infer<typeof idAddress>;
