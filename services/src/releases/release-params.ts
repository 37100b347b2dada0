import { fileNameSchema, remoteNameSchema, versionSchema } from '@mockingbird/contracts';
import * as z from 'zod';
import { COMPOSITIONS_PAGE, COMPOSITIONS_PAGE_MOST } from './limits.js';

const compositionNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Expected a number')
  .transform(Number);

export const fileAddress = z.object({
  name: remoteNameSchema,
  version: versionSchema,
  file: z
    .array(z.string())
    .transform((parts) => parts.join('/'))
    .pipe(fileNameSchema),
});
export type FileAddress = z.output<typeof fileAddress>;

export const numberAddress = z.object({ number: compositionNumber });
export type NumberAddress = z.output<typeof numberAddress>;

export const diffAddress = z.object({ from: compositionNumber, to: compositionNumber });
export type DiffAddress = z.output<typeof diffAddress>;

export const pageQuery = z.object({
  before: compositionNumber.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Expected a number above 0')
    .transform(Number)
    .pipe(z.number().max(COMPOSITIONS_PAGE_MOST))
    .default(COMPOSITIONS_PAGE),
});
export type PageQuery = z.output<typeof pageQuery>;
