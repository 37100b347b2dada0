import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { BytesAnswer, jsonAnswer } from './bytes-answer.js';
import { CACHE, DESCRIPTION, type RouteDescription } from './describe.js';

/**
 * Parses what a handler returns with the route's own schema, so that nothing undeclared leaves (a mismatch is a fault
 * of ours, MB-1009), and adds the declared caching.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { answer, cache } = this.reflector.get<RouteDescription>(DESCRIPTION, context.getHandler());
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((value: unknown) => {
        response.setHeader('cache-control', CACHE[cache]);
        if (value instanceof BytesAnswer || typeof answer === 'string') return value;
        return jsonAnswer(answer, value);
      }),
    );
  }
}
