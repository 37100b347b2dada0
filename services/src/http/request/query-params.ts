import { Query } from '@nestjs/common';
import type * as z from 'zod';
import { ZodPipe } from './zod-pipe.js';
import { setSchema, QUERY_SCHEMA } from '../api-route.js';

/** Handler parameter: the query, parsed with an object schema of strings. Unknown names are left out. */
export function QueryParams(schema: z.core.$ZodType): ParameterDecorator {
  const pipe = new ZodPipe(schema);
  return (target, method, index) => {
    setSchema(QUERY_SCHEMA, schema, target, method);
    Query(pipe)(target, method, index);
  };
}
