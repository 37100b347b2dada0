import { applyDecorators, Header, SetMetadata, UseInterceptors } from '@nestjs/common';
import type * as z from 'zod';
import { ResponseSchemaInterceptor } from './response/response-schema.interceptor.js';

/** Values of `cache-control`. */
export const CACHE = {
  /** May be stored, but must be revalidated on each use (304 if unchanged). */
  revalidate: 'public, max-age=0, must-revalidate',
  /** Never changes at this URL. */
  immutable: 'public, max-age=31536000, immutable',
  never: 'no-store',
} as const;

export interface RouteDescription {
  summary: string;
  /** Schema of a successful JSON response, or the media type of another response. */
  answer: z.core.$ZodType | string;
  cache: keyof typeof CACHE;
  /** The handler returns a `RawResponse`, which was checked when it was created. */
  raw?: true;
  /** Another status of success, with the same body. */
  otherStatus?: number;
  /** Statuses of problems besides the general ones. */
  problems?: readonly number[];
}

export const DESCRIPTION = 'mockingbird:description';
export const BODY_SCHEMA = 'mockingbird:body';
export const PATH_SCHEMA = 'mockingbird:path';
export const QUERY_SCHEMA = 'mockingbird:query';
/** Media type of the body; absent means JSON. */
export const BODY_TYPE = 'mockingbird:body-type';

/** Describes a route. Its response is checked against the schema, and the OpenAPI document is generated from it. */
export function ApiRoute(description: RouteDescription): MethodDecorator {
  const { answer, cache, raw } = description;
  const decorators = [SetMetadata(DESCRIPTION, description), Header('cache-control', CACHE[cache])];
  // An interceptor takes about a third of the time of a cached response, so raw responses have none.
  return raw === true || typeof answer === 'string'
    ? applyDecorators(...decorators)
    : applyDecorators(...decorators, UseInterceptors(new ResponseSchemaInterceptor(answer)));
}

/** Stores the schema of a parameter as metadata of the handler, for the OpenAPI document. */
export function setSchema(
  key: typeof BODY_SCHEMA | typeof PATH_SCHEMA | typeof QUERY_SCHEMA,
  schema: z.core.$ZodType,
  target: object,
  method: string | symbol | undefined,
): void {
  Reflect.defineMetadata(key, schema, findHandler(target, method));
}

/** Stores the media type of a body that is not JSON as metadata of the handler. */
export function setBodyType(type: string, target: object, method: string | symbol | undefined): void {
  Reflect.defineMetadata(BODY_TYPE, type, findHandler(target, method));
}

function findHandler(target: object, method: string | symbol | undefined): object {
  const handler: unknown = method === undefined ? undefined : Reflect.get(target, method);
  if (typeof handler !== 'function')
    throw new TypeError('Input decorators can only be used on the parameters of a method.');
  return handler;
}
