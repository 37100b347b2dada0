import type { PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import type * as z from 'zod';
import { errorField } from '../../common/error-field.js';
import { BODY_SCHEMA, setSchema } from '../api-route.js';
import { invalid, ProblemError } from '../response/problem.js';
import { ExpressRequest } from './express-request.js';
import { formatSize } from '../../common/format-size.js';

/** A body in chunks, while it arrives. */
export type JsonStream = AsyncIterable<Buffer>;

const tooLargeProblem = (limit: number) =>
  new ProblemError(413, 'MB-1005', `The body is larger than ${formatSize(limit)}.`);

/** Yields the chunks of a body. @throws ProblemError MB-1005 above the limit */
async function* readChunks(request: Request, limit: number): JsonStream {
  let bytes = 0;
  // A handler that stops early still sends a response, so the request must not be destroyed.
  const chunks: JsonStream = request.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > limit) throw tooLargeProblem(limit);
      yield chunk;
    }
  } catch (error) {
    if (errorField(error, 'code') !== 'ECONNRESET') throw error;
    throw invalid([{ path: '', message: 'The body ended too early' }]);
  } finally {
    // Discards the rest of the body. Otherwise the next request on this connection would wait.
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
      throw new ProblemError(415, 'MB-1011', 'Expected JSON without content-encoding.');
    }
    if (Number(request.headers['content-length'] ?? 0) > this.limit) throw tooLargeProblem(this.limit);
    return readChunks(request, this.limit);
  }
}

/**
 * Handler parameter: a large JSON body in chunks, read after the guards.
 * @param schema for the OpenAPI document only; the handler's service validates the body
 * @param limit largest body, in bytes
 */
export function JsonStreamBody(schema: z.core.$ZodType, limit: number): ParameterDecorator {
  const pipe = new StreamPipe(limit);
  return (target, method, index) => {
    setSchema(BODY_SCHEMA, schema, target, method);
    ExpressRequest(pipe)(target, method, index);
  };
}
