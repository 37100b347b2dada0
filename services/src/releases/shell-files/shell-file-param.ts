import { shellFileNameSchema } from '@mockingbird/contracts';
import * as z from 'zod';

export const shellFileAddress = z.object({ file: shellFileNameSchema });
export type ShellFileAddress = z.output<typeof shellFileAddress>;
