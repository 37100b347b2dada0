import { applyDecorators, Header, SetMetadata, UseInterceptors } from '@nestjs/common';
import type * as z from 'zod';
import { AnswerInterceptor } from './response/response-schema.interceptor.js';

/** How long an answer may be kept. */
export const CACHE = {
  /** Kept, but asked for again each time (answers 304 when nothing changed). */
  revalidate: 'public, max-age=0, must-revalidate',
  /** Never changes under its address. */
  immutable: 'public, max-age=31536000, immutable',
  never: 'no-store',
} as const;

export interface RouteDescription {
  summary: string;
  /** What a success answers; a media type for what is not JSON. */
  answer: z.core.$ZodType | string;
  cache: keyof typeof CACHE;
  /** The handler returns ready bytes: nothing is left to be checked, and they are sent the shortest way. */
  ready?: true;
  /** Another status of success, with the same answer. */
  otherStatus?: number;
  /** Statuses of problems that this route answers beside the general ones. */
  problems?: readonly number[];
}

export const DESCRIPTION = 'mockingbird:description';
export const BODY_SCHEMA = 'mockingbird:body';
export const PATH_SCHEMA = 'mockingbird:path';
export const QUERY_SCHEMA = 'mockingbird:query';
/** Media type of the body; absent means JSON. */
export const BODY_TYPE = 'mockingbird:body-type';

/** Describes a route: its answer is checked against the schema, and the OpenAPI document is made from it. */
export function Describe(description: RouteDescription): MethodDecorator {
  const { answer, cache, ready } = description;
  const described = [SetMetadata(DESCRIPTION, description), Header('cache-control', CACHE[cache])];
  // An interceptor costs about a third of the time of an answer that is in memory: no global one, and none for bytes.
  return ready === true || typeof answer === 'string'
    ? applyDecorators(...described)
    : applyDecorators(...described, UseInterceptors(new AnswerInterceptor(answer)));
}

/** Remembers a parameter's schema at the handler, where the OpenAPI document finds it. */
export function noteSchema(
  key: typeof BODY_SCHEMA | typeof PATH_SCHEMA | typeof QUERY_SCHEMA,
  schema: z.core.$ZodType,
  target: object,
  method: string | symbol | undefined,
): void {
  Reflect.defineMetadata(key, schema, handlerOf(target, method));
}

/** Remembers that a handler's body is not JSON. */
export function noteBodyType(type: string, target: object, method: string | symbol | undefined): void {
  Reflect.defineMetadata(BODY_TYPE, type, handlerOf(target, method));
}

function handlerOf(target: object, method: string | symbol | undefined): object {
  const handler: unknown = method === undefined ? undefined : Reflect.get(target, method);
  if (typeof handler !== 'function') throw new TypeError('Only a method can declare its input.');
  return handler;
}
