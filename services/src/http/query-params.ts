import { type PipeTransform, Query } from '@nestjs/common';
import type * as z from 'zod';
import { noteSchema, QUERY_SCHEMA } from './describe.js';
import { checked } from './validate.js';

class QueryPipe implements PipeTransform<unknown, unknown> {
  constructor(private readonly schema: z.core.$ZodType) {}

  transform(value: unknown): unknown {
    return checked(this.schema, value);
  }
}

/** A handler's parameter: the query, parsed with the schema (an object schema of texts). Unknown names are left out. */
export function QueryParams(schema: z.core.$ZodType): ParameterDecorator {
  const pipe = new QueryPipe(schema);
  return (target, method, index) => {
    noteSchema(QUERY_SCHEMA, schema, target, method);
    Query(pipe)(target, method, index);
  };
}
