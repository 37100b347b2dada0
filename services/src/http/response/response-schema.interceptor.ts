import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type * as z from 'zod';
import { RawResponse, jsonResponse } from './raw-response.js';

/**
 * Parses the result of a handler with the schema of its route, so that no undeclared field is sent. A mismatch is a bug
 * (MB-1009).
 */
export class ResponseSchemaInterceptor implements NestInterceptor {
  constructor(private readonly schema: z.core.$ZodType) {}

  intercept(_: ExecutionContext, next: CallHandler): Observable<RawResponse> {
    return next
      .handle()
      .pipe(
        map((value: unknown) => (value instanceof RawResponse ? value : jsonResponse(this.schema, value))),
      );
  }
}
