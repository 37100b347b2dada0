import type { PipeTransform } from '@nestjs/common';
import type * as z from 'zod';
import { validateOrThrow } from './validate.js';

/** Parses a handler's parameter with a schema. @throws ProblemError MB-1002 with every issue */
export class ZodPipe implements PipeTransform<unknown, unknown> {
  constructor(private readonly schema: z.core.$ZodType) {}

  transform(value: unknown): unknown {
    return validateOrThrow(this.schema, value);
  }
}
