import type { PipeTransform } from '@nestjs/common';
import type { ErrorCode } from '@mockingbird/contracts';
import express, { type Request } from 'express';
import type * as z from 'zod';
import { errorField } from '../../common/error-field.js';
import { JSON_BODY_BYTES, JSON_BODY_MS } from '../limits.js';
import { BODY_SCHEMA, noteSchema } from '../api-route.js';
import { ProblemError, invalid } from '../response/problem.js';
import { requestOf } from './express-request.js';
import { structuralFaults } from './unsafe-structure.js';
import { check } from './validate.js';

function problemOfReading(error: unknown, limit: number): unknown {
  switch (errorField(error, 'type')) {
    case 'entity.too.large':
      return new ProblemError(413, 'MB-1005', `The body is larger than ${limit} bytes.`);
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

/** Reads the body only after the guard has let the request pass: what is refused costs no memory. */
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
    const faults = structuralFaults(body);
    if (faults.length > 0) throw invalid(faults);
    const result = check(this.schema, body);
    if (!result.ok) throw invalid(result.faults, this.code);
    return result.value;
  }

  private read(request: Request): Promise<void> {
    return new Promise((resolve, reject) => {
      const { res: response } = request;
      if (response === undefined) return reject(new TypeError('A request without its response.'));
      const late = setTimeout(() => {
        // What still comes is not read: the connection ends with the answer.
        response.setHeader('connection', 'close');
        reject(new ProblemError(408, 'MB-1015', 'The body did not arrive in time.'));
      }, JSON_BODY_MS);
      this.parse(request, response, (error?: unknown) => {
        clearTimeout(late);
        if (error === undefined) resolve();
        else reject(problemOfReading(error, this.limit));
      });
    });
  }
}

export interface BodyOptions {
  /** Largest body, in bytes. */
  limit?: number;
  /** Code of the problem when the body does not fit the schema. */
  code?: ErrorCode;
}

/** A handler's parameter: the JSON body, parsed with the schema. */
export function JsonBody(
  schema: z.core.$ZodType,
  { limit = JSON_BODY_BYTES, code = 'MB-1002' }: BodyOptions = {},
): ParameterDecorator {
  const pipe = new ReadJsonPipe(schema, limit, code);
  return (target, method, index) => {
    noteSchema(BODY_SCHEMA, schema, target, method);
    requestOf(pipe)(target, method, index);
  };
}
