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
import { inSequence } from '../http/chain-middleware.js';
import { NestLog } from '../http/nest-log.js';
import { protectiveHeaders } from '../http/response/protective-headers.js';
import { requestContext } from '../common/request-context.js';
import { requestLog } from '../http/request-log.js';
import { GracefulStop } from '../http/shutdown.js';
import { CONNECTIONS, HEADERS_MS, KEEP_ALIVE_MS, REQUEST_MS } from '../http/limits.js';
import { serveMetrics, type MetricsServer } from '../metrics/metrics-server.js';
import { MetricsService } from '../metrics/metrics.service.js';
import type { Clock } from '../common/injection-tokens.js';

export interface AppOptions {
  log?: Logger;
  clock?: Clock;
}

export interface RunningApp {
  nest: INestApplication;
  /** Starts to listen. @returns the address, without a slash at its end */
  listen(): Promise<string>;
  /** Address of the metrics, once it listens and where they are wanted. */
  metricsUrl(): string | undefined;
  /** Stops accepting, lets requests in flight finish, and closes the database. */
  close(): Promise<void>;
}

/** The log of a process: one JSON object a line; never headers, bodies or queries. */
export const newLog = (config: Config): Logger => pino({ level: config.logLevel, base: null });

/** Tells whoever sends requests here to send them elsewhere, and gives them time to hear it. */
async function announceStop(availability: Availability, delayMs: number): Promise<void> {
  availability.stopping = true;
  if (delayMs > 0) await pause(delayMs);
}

/** Puts the services together; nothing listens yet. It waits for one attempt to reach the database. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<RunningApp> {
  const log = options.log ?? newLog(config);
  const adapter = new ServicesAdapter();
  const stop = new GracefulStop();
  adapter.set('trust proxy', ['loopback', ...config.trustedProxies]);
  adapter.set('etag', false);
  adapter.set('query parser', 'simple');
  const module = AppModule.for({ config, log, clock: options.clock ?? Date.now });
  const nest = await NestFactory.create(module, adapter, {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  nest.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready'] });
  const metrics = nest.get(MetricsService);
  if (config.metricsPort !== undefined) nest.use(metrics.middleware);
  nest.use(inSequence(requestContext, requestLog(log), protectiveHeaders, stop.middleware));
  if (config.corsOrigins.length > 0) nest.enableCors(corsOptions(config.corsOrigins));
  await nest.init();
  let metricsServer: MetricsServer | undefined;
  return {
    nest,
    listen: async () => {
      await nest.listen(config.port, config.host);
      // Longer than any client in front keeps an idle connection, or it would meet one that is just being closed.
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
      stop.begin(server);
      await nest.close();
      await metricsServer?.close();
    },
  };
}
