import 'reflect-metadata';
import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { pino, type Logger } from 'pino';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { ServicesAdapter } from './http/adapter.js';
import { NestLog } from './http/nest-log.js';
import { protectiveHeaders } from './http/protective-headers.js';
import { requestContext } from './http/request-context.js';
import { requestLog } from './http/request-log.js';
import { GracefulStop } from './http/shutdown.js';
import { KEEP_ALIVE_MS } from './limits.js';
import type { Clock } from './tokens.js';

export interface AppOptions {
  log?: Logger;
  clock?: Clock;
}

export interface RunningApp {
  nest: INestApplication;
  /** Starts to listen. @returns the address, without a slash at its end */
  listen(): Promise<string>;
  /** Stops accepting, lets requests in flight finish, and closes the database. */
  close(): Promise<void>;
}

/** The log of a process: one JSON object a line; never headers, bodies or queries. */
export const newLog = (config: Config): Logger => pino({ level: config.logLevel, base: null });

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
  nest.use(requestContext, requestLog(log), protectiveHeaders, stop.middleware);
  await nest.init();
  return {
    nest,
    listen: async () => {
      await nest.listen(config.port, config.host);
      // Longer than any client in front keeps an idle connection, or it would meet one that is just being closed.
      const server: Server = nest.getHttpServer();
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      return (await nest.getUrl()).replace('[::1]', 'localhost');
    },
    close: async () => {
      const server: Server = nest.getHttpServer();
      stop.begin(server);
      await nest.close();
    },
  };
}
