import type { PipeTransform } from '@nestjs/common';
import type * as z from 'zod';
import { checked } from './validate.js';

/** Parses a handler's parameter with a schema; refuses, with every fault, what does not fit. */
export class CheckedPipe implements PipeTransform<unknown, unknown> {
  constructor(private readonly schema: z.core.$ZodType) {}

  transform(value: unknown): unknown {
    return checked(this.schema, value);
  }
}
