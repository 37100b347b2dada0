import * as z from 'zod/mini';

/** The aptitude catalogue: categories of topics. Each topic names the key of an exam. */
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
