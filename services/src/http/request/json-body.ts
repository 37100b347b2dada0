import type { PipeTransform } from '@nestjs/common';
import type { ErrorCode } from '@mockingbird/contracts';
import express, { type Request } from 'express';
import type * as z from 'zod';
import { errorField } from '../../common/error-field.js';
import { JSON_BODY_BYTES, JSON_BODY_MS } from '../limits.js';
import { BODY_SCHEMA, setSchema } from '../api-route.js';
import { ProblemError, invalid } from '../response/problem.js';
import { ExpressRequest } from './express-request.js';
import { findUnsafeStructure } from './unsafe-structure.js';
import { validate } from './validate.js';
import { formatSize } from '../../common/format-size.js';

function toProblem(error: unknown, limit: number): unknown {
  switch (errorField(error, 'type')) {
    case 'entity.too.large':
      return new ProblemError(413, 'MB-1005', `The body is larger than ${formatSize(limit)}.`);
    case 'entity.parse.failed':
    case 'request.size.invalid':
      return invalid([{ path: '', message: 'Expected JSON' }]);
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new ProblemError(415, 'MB-1011', 'Expected application/json in UTF-8.');
    case 'request.aborted':
      return invalid([{ path: '', message: 'The body ended too early' }]);
    default:
      return error;
  }
}

/** Reads the body after the guards, so that a rejected request costs no memory. */
class ReadJsonPipe implements PipeTransform<Request, Promise<unknown>> {
  private readonly parse: ReturnType<typeof express.json>;

  constructor(
    private readonly schema: z.core.$ZodType,
    private readonly limit: number,
    private readonly code: ErrorCode,
  ) {
    this.parse = express.json({ limit, strict: true, type: 'application/json' });
  }

  async transform(request: Request): Promise<unknown> {
    if (typeof request.is('application/json') !== 'string') {
      throw new ProblemError(415, 'MB-1011', 'Expected application/json.');
    }
    await this.read(request);
    const body: unknown = request.body;
    const issues = findUnsafeStructure(body);
    if (issues.length > 0) throw invalid(issues);
    const result = validate(this.schema, body);
    if (!result.ok) throw invalid(result.issues, this.code);
    return result.value;
  }

  private read(request: Request): Promise<void> {
    return new Promise((resolve, reject) => {
      const { res: response } = request;
      if (response === undefined) return reject(new TypeError('The request has no response object.'));
      const timeout = setTimeout(() => {
        // The rest of the body is not read, so the connection must end after the response.
        response.setHeader('connection', 'close');
        reject(new ProblemError(408, 'MB-1015', 'The body did not arrive in time.'));
      }, JSON_BODY_MS);
      this.parse(request, response, (error?: unknown) => {
        clearTimeout(timeout);
        if (error === undefined) resolve();
        else reject(toProblem(error, this.limit));
      });
    });
  }
}

export interface BodyOptions {
  /** Largest body, in bytes. */
  limit?: number;
  /** Code of the problem when the body does not match the schema. */
  code?: ErrorCode;
}

/** Handler parameter: the JSON body, parsed with the schema. */
export function JsonBody(
  schema: z.core.$ZodType,
  { limit = JSON_BODY_BYTES, code = 'MB-1002' }: BodyOptions = {},
): ParameterDecorator {
  const pipe = new ReadJsonPipe(schema, limit, code);
  return (target, method, index) => {
    setSchema(BODY_SCHEMA, schema, target, method);
    ExpressRequest(pipe)(target, method, index);
  };
}
