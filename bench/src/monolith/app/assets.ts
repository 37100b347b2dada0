import * as z from 'zod';

const group = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** What the monolith's build wrote down: names of files, by what needs them. */
export const monolithAssetsSchema = z.object({
  main: group,
  theme: z.string(),
  /** Chunk name, which is a route's id, to the files beside the main bundle. */
  routes: z.record(z.string(), group),
});
export type MonolithAssets = z.infer<typeof monolithAssetsSchema>;
