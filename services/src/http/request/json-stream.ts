import type { PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import type * as z from 'zod';
import { errorField } from '../../common/error-field.js';
import { BODY_SCHEMA, noteSchema } from '../api-route.js';
import { invalid, ProblemError } from '../response/problem.js';
import { requestOf } from './express-request.js';

/** A body that is read while it arrives. */
export type JsonStream = AsyncIterable<Buffer>;

const tooLarge = (limit: number) =>
  new ProblemError(413, 'MB-1005', `The body is larger than ${limit} bytes.`);

/** The chunks of a body up to a limit. */
async function* chunksOf(request: Request, limit: number): JsonStream {
  let bytes = 0;
  // Whoever stops reading early still wants to answer: the request must not be destroyed then.
  const chunks: JsonStream = request.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > limit) throw tooLarge(limit);
      yield chunk;
    }
  } catch (error) {
    if (errorField(error, 'code') !== 'ECONNRESET') throw error;
    throw invalid([{ path: '', message: 'The body ended too early' }]);
  } finally {
    // What nobody reads any more is let through, or the connection's next request would wait behind it.
    request.resume();
  }
}

class StreamPipe implements PipeTransform<Request, JsonStream> {
  constructor(private readonly limit: number) {}

  transform(request: Request): JsonStream {
    if (typeof request.is('application/json') !== 'string') {
      throw new ProblemError(415, 'MB-1011', 'Expected application/json.');
    }
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
      throw new ProblemError(415, 'MB-1011', 'Expected JSON that is not packed.');
    }
    if (Number(request.headers['content-length'] ?? 0) > this.limit) throw tooLarge(this.limit);
    return chunksOf(request, this.limit);
  }
}

/**
 * A handler's parameter: a JSON body that is too large to be read as a whole, in chunks, after the guards.
 * @param schema describes the body in the OpenAPI document; the handler's service checks what arrives
 * @param limit largest body, in bytes
 */
export function JsonStreamBody(schema: z.core.$ZodType, limit: number): ParameterDecorator {
  const pipe = new StreamPipe(limit);
  return (target, method, index) => {
    noteSchema(BODY_SCHEMA, schema, target, method);
    requestOf(pipe)(target, method, index);
  };
}
