import * as z from 'zod/mini';

/** Marks as people write them: a number (`2`, `0.25`) or an exact fraction as a string (`"1/3"`). */
export const marksSchema = z.union([
  z.number().check(z.minimum(0), z.maximum(1000)),
  z
    .string()
    .check(
      z.regex(/^\d{1,4}(\.\d{1,6})?(\/[1-9]\d{0,3})?$/, 'Expected a number or a fraction such as "1/3"'),
    ),
]);
export type Marks = z.infer<typeof marksSchema>;
