import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Inject,
  Injectable,
} from '@nestjs/common';
import { currentSpan } from '@mockingbird/observability';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { isDatabaseUnavailable, isDiskFull } from '../../database/errors.js';
import { MetricsService } from '../../metrics/metrics.service.js';
import { LOGGER } from '../../common/injection-tokens.js';
import {
  databaseTakesNoWrites,
  databaseUnavailable,
  notFound,
  ProblemError,
  problemBody,
} from './problem.js';
import { currentRequestId } from '../../common/request-context.js';
import { RouteTable } from '../route-table.js';

const NO_ROUTE = 'There is nothing at this address.';

/** Turns any thrown error into problem+json. The text of an unexpected error appears only in the log. */
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
    const problem = this.toProblem(error, http.getRequest<Request>());
    this.metrics.countProblem(problem.code);
    currentSpan()?.set({ 'mockingbird.problem': problem.code });
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

  private toProblem(error: unknown, request: Request): ProblemError {
    if (error instanceof ProblemError) return error;
    if (isDatabaseUnavailable(error)) return databaseUnavailable();
    if (isDiskFull(error)) return databaseTakesNoWrites();
    if (error instanceof HttpException && error.getStatus() === 404) return this.noRouteProblem(request);
    // The framework's only other rejection: a path with invalid percent-encoding.
    if (error instanceof HttpException && error.getStatus() === 400) return notFound(NO_ROUTE);
    return new ProblemError(500, 'MB-1009', 'Something failed here. The request id leads to the log.');
  }

  /** Nest reports only that no route matched. The path may exist with another method. */
  private noRouteProblem(request: Request): ProblemError {
    const methods = this.table.findMethods(request.originalUrl.replace(/\?.*$/s, ''));
    // Another code than that of missing content: the caller is wrong, and no visitor can help it.
    if (methods.length === 0) return new ProblemError(404, 'MB-1019', NO_ROUTE);
    const allow = methods.join(', ');
    return new ProblemError(405, 'MB-1004', `This address takes ${allow}.`, [], { allow });
  }
}
