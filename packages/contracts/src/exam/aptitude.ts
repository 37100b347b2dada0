import * as z from 'zod/mini';

/** The aptitude catalogue: categories of topics, each topic an exam's address. */
export const catalogueSchema = z.object({
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      topics: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
  ),
  popular: z.array(z.string()),
});
export type Catalogue = z.infer<typeof catalogueSchema>;
