import { Query } from '@nestjs/common';
import type * as z from 'zod';
import { CheckedPipe } from './zod-pipe.js';
import { noteSchema, QUERY_SCHEMA } from '../api-route.js';

/** A handler's parameter: the query, parsed with the schema (an object schema of texts). Unknown names are left out. */
export function QueryParams(schema: z.core.$ZodType): ParameterDecorator {
  const pipe = new CheckedPipe(schema);
  return (target, method, index) => {
    noteSchema(QUERY_SCHEMA, schema, target, method);
    Query(pipe)(target, method, index);
  };
}
