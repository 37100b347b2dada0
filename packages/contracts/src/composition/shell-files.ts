import * as z from 'zod/mini';
import { integritySchema } from './manifest.js';

/** Limit of browser files in one build of the shell; at present there are seventeen. */
const FILES_MOST = 500;

/** Name of a browser file of the shell. It contains a content hash, so one name never has two contents. */
export const shellFileNameSchema = z
  .string()
  .check(z.maxLength(100), z.regex(/^[A-Za-z0-9-]+\.[0-9a-f]{10}\.(js|css|woff2)$/));

/** `POST /api/releases/shell`, signed with the key `edge`: the browser files of the shell, in base64. */
export const shellFilesSchema = z.object({
  files: z
    .array(z.object({ file: shellFileNameSchema, integrity: integritySchema, content: z.string() }))
    .check(z.minLength(1), z.maxLength(FILES_MOST)),
});
export type ShellFiles = z.infer<typeof shellFilesSchema>;

export const shellFilesResponse = z.object({
  data: z.object({
    files: z.int(),
    /** Number of files that were not stored before. */
    added: z.int(),
  }),
});
export type ShellFilesResult = z.infer<typeof shellFilesResponse>['data'];
