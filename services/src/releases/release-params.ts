import { fileNameSchema, remoteNameSchema, versionSchema } from '@mockingbird/contracts';
import * as z from 'zod';
import { COMPOSITIONS_PAGE, COMPOSITIONS_PAGE_MAX } from './limits.js';

const compositionNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Expected a number')
  .transform(Number);

export const fileParams = z.object({
  name: remoteNameSchema,
  version: versionSchema,
  file: z
    .array(z.string())
    .transform((parts) => parts.join('/'))
    .pipe(fileNameSchema),
});
export type FileParams = z.output<typeof fileParams>;

export const numberParams = z.object({ number: compositionNumber });
export type NumberParams = z.output<typeof numberParams>;

export const diffParams = z.object({ from: compositionNumber, to: compositionNumber });
export type DiffParams = z.output<typeof diffParams>;

export const pageQuery = z.object({
  before: compositionNumber.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Expected a number above 0')
    .transform(Number)
    .pipe(z.number().max(COMPOSITIONS_PAGE_MAX))
    .default(COMPOSITIONS_PAGE),
});
export type PageQuery = z.output<typeof pageQuery>;
