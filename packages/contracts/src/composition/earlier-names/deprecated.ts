import * as z from 'zod/mini';

/** Marks a field as deprecated in the OpenAPI document. */
export const earlierNameOf = <Schema extends z.ZodMiniType>(current: string, schema: Schema): Schema =>
  schema.check(z.meta({ deprecated: true, description: `The earlier name of \`${current}\`` }));
