import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type * as z from 'zod';
import { BytesAnswer, jsonAnswer } from './raw-response.js';

/**
 * Parses what a handler returns with the route's own schema, so that nothing undeclared leaves (a mismatch is a fault
 * of ours, MB-1009).
 */
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly answer: z.core.$ZodType) {}

  intercept(_: ExecutionContext, next: CallHandler): Observable<BytesAnswer> {
    return next
      .handle()
      .pipe(map((value: unknown) => (value instanceof BytesAnswer ? value : jsonAnswer(this.answer, value))));
  }
}
