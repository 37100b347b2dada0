import * as z from 'zod';

const group = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** The list of the monolith's build: file names by chunk. */
export const monolithAssetsSchema = z.object({
  main: group,
  theme: z.string(),
  /** Chunk name, which is a route's id, to its files besides the main bundle. */
  routes: z.record(z.string(), group),
});
export type MonolithAssets = z.infer<typeof monolithAssetsSchema>;
