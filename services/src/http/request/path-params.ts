import { Param } from '@nestjs/common';
import type * as z from 'zod';
import { ZodPipe } from './zod-pipe.js';
import { setSchema, PATH_SCHEMA } from '../api-route.js';

/** Handler parameter: the path parameters, parsed with an object schema. */
export function PathParams(schema: z.core.$ZodType): ParameterDecorator {
  const pipe = new ZodPipe(schema);
  return (target, method, index) => {
    setSchema(PATH_SCHEMA, schema, target, method);
    Param(pipe)(target, method, index);
  };
}
