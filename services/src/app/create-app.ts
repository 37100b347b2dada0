import 'reflect-metadata';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { pino, type Logger } from 'pino';
import { AppModule } from './app.module.js';
import type { Config } from '../config/config.js';
import { Availability } from '../health/availability.js';
import { ServicesAdapter } from '../http/adapter.js';
import { corsOptions } from '../http/response/cors.js';
import { chainMiddleware } from '../http/chain-middleware.js';
import { NestLog } from '../http/nest-log.js';
import { protectiveHeaders } from '../http/response/protective-headers.js';
import { requestContext } from '../common/request-context.js';
import { requestLog } from '../http/request-log.js';
import { GracefulStop } from '../http/shutdown.js';
import { CONNECTIONS, HEADERS_MS, KEEP_ALIVE_MS, REQUEST_MS } from '../http/limits.js';
import { serveMetrics, traceLogFields, type MetricsServer, type Otlp } from '@mockingbird/observability';
import { traceRequests } from '../tracing/trace-requests.js';
import { MetricsService } from '../metrics/metrics.service.js';
import type { Clock } from '../common/injection-tokens.js';

export interface AppOptions {
  log?: Logger;
  clock?: Clock;
  /** Where traces go. The caller closes it after the application. */
  otlp?: Otlp | undefined;
}

export interface RunningApp {
  nest: INestApplication;
  /** Starts listening. @returns the URL, without a trailing slash */
  listen(): Promise<string>;
  /** URL of the metrics; undefined before `listen` and when metrics are off. */
  metricsUrl(): string | undefined;
  /** Stops accepting, lets requests in flight finish, and closes the database. */
  close(): Promise<void>;
}

/** Creates the log of a process: one JSON object per line, without headers, bodies or queries. */
export const newLog = (config: Config): Logger =>
  pino({ level: config.logLevel, base: null, mixin: traceLogFields });

/** Makes `/health/ready` fail, and gives load balancers time to notice. */
async function announceStop(availability: Availability, delayMs: number): Promise<void> {
  availability.stopping = true;
  if (delayMs > 0) await pause(delayMs);
}

/** Creates the application; it does not listen yet. Waits for one attempt to reach the database. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<RunningApp> {
  const log = options.log ?? newLog(config);
  const adapter = new ServicesAdapter();
  const stop = new GracefulStop();
  adapter.set('trust proxy', ['loopback', ...config.trustedProxies]);
  adapter.set('etag', false);
  adapter.set('query parser', 'simple');
  const { otlp, clock = Date.now } = options;
  const module = AppModule.for({ config, log, clock, otlp });
  const nest = await NestFactory.create(module, adapter, {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  nest.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready'] });
  const metrics = nest.get(MetricsService);
  if (config.metricsPort !== undefined) nest.use(metrics.middleware);
  const traced = otlp ? [traceRequests(otlp)] : [];
  nest.use(chainMiddleware(requestContext, ...traced, requestLog(log), protectiveHeaders, stop.middleware));
  if (config.corsOrigins.length > 0) nest.enableCors(corsOptions(config.corsOrigins));
  await nest.init();
  let metricsServer: MetricsServer | undefined;
  return {
    nest,
    listen: async () => {
      await nest.listen(config.port, config.host);
      // Longer than the keep-alive of any proxy in front. Otherwise it would reuse a connection that is being closed.
      const server: Server = nest.getHttpServer();
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      server.headersTimeout = HEADERS_MS;
      server.requestTimeout = REQUEST_MS;
      server.maxConnections = CONNECTIONS;
      if (config.metricsPort !== undefined) {
        metricsServer = await serveMetrics(metrics.registry, config.metricsPort, config.metricsHost);
        log.info({ url: metricsServer.url }, 'metrics');
      }
      return (await nest.getUrl()).replace('[::1]', 'localhost');
    },
    metricsUrl: () => metricsServer?.url,
    close: async () => {
      const server: Server = nest.getHttpServer();
      await announceStop(nest.get(Availability), config.stopDelayMs);
      await stop.begin(server);
      await nest.close();
      await metricsServer?.close();
    },
  };
}
