import { Param } from '@nestjs/common';
import type * as z from 'zod';
import { CheckedPipe } from './zod-pipe.js';
import { noteSchema, PATH_SCHEMA } from '../api-route.js';

/** A handler's parameter: the parameters of the path, parsed with the schema (an object schema). */
export function PathParams(schema: z.core.$ZodType): ParameterDecorator {
  const pipe = new CheckedPipe(schema);
  return (target, method, index) => {
    noteSchema(PATH_SCHEMA, schema, target, method);
    Param(pipe)(target, method, index);
  };
}
