import { shellFileNameSchema } from '@mockingbird/contracts';
import * as z from 'zod';

export const shellFileParams = z.object({ file: shellFileNameSchema });
export type ShellFileParams = z.output<typeof shellFileParams>;
