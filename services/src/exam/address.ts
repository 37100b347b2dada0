import * as z from 'zod';

const LONGEST_ID = 200;

/** Any id may be asked for: one that no exam or test can have is simply not found. */
export const idAddress = z.object({ id: z.string().max(LONGEST_ID) });
export type IdAddress = z.infer<typeof idAddress>;
