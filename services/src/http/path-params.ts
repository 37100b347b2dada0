import { Param, type PipeTransform } from '@nestjs/common';
import type * as z from 'zod';
import { noteSchema, PATH_SCHEMA } from './describe.js';
import { checked } from './validate.js';

class PathPipe implements PipeTransform<unknown, unknown> {
  constructor(private readonly schema: z.core.$ZodType) {}

  transform(value: unknown): unknown {
    return checked(this.schema, value);
  }
}

/** A handler's parameter: the parameters of the path, parsed with the schema (an object schema). */
export function PathParams(schema: z.core.$ZodType): ParameterDecorator {
  const pipe = new PathPipe(schema);
  return (target, method, index) => {
    noteSchema(PATH_SCHEMA, schema, target, method);
    Param(pipe)(target, method, index);
  };
}
