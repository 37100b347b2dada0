import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Inject,
  Injectable,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../../database/errors.js';
import { MetricsService } from '../../metrics/metrics.service.js';
import { LOGGER } from '../../common/injection-tokens.js';
import { databaseAway, notFound, ProblemError, problemBody } from './problem.js';
import { currentRequestId } from '../../common/request-context.js';
import { RouteTable } from '../route-table.js';

const NOTHING_HERE = 'There is nothing at this address.';

/** Turns whatever was thrown into problem+json; what nobody meant to be read stays in the log. */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly table: RouteTable,
    private readonly metrics: MetricsService,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const problem = this.problemOf(error, http.getRequest<Request>());
    this.metrics.problem(problem.code);
    if (problem.status >= 500) this.log.error({ requestId: currentRequestId(), err: error }, problem.code);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(problem.status);
    for (const [name, value] of Object.entries(problem.headers)) response.setHeader(name, value);
    response.setHeader('content-type', 'application/problem+json; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(JSON.stringify(problemBody(problem, currentRequestId() ?? '')));
  }

  private problemOf(error: unknown, request: Request): ProblemError {
    if (error instanceof ProblemError) return error;
    if (isDatabaseAway(error)) return databaseAway();
    if (error instanceof HttpException && error.getStatus() === 404) return this.unknownAddress(request);
    // The only other refusal of the framework's own: an address that is no valid percent-encoding.
    if (error instanceof HttpException && error.getStatus() === 400) return notFound(NOTHING_HERE);
    return new ProblemError(500, 'MB-1009', 'Something failed here. The request id leads to the log.');
  }

  /** Nest knows only that no route took the request: the method may be all that was wrong. */
  private unknownAddress(request: Request): ProblemError {
    const methods = this.table.methodsOf(request.originalUrl.replace(/\?.*$/s, ''));
    if (methods.length === 0) return notFound(NOTHING_HERE);
    const allow = methods.join(', ');
    return new ProblemError(405, 'MB-1004', `This address takes ${allow}.`, [], { allow });
  }
}
