import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import type { Otlp } from '@mockingbird/observability';
import type { Logger } from 'pino';
import { AuthModule } from '../auth/auth.module.js';
import { CacheModule } from '../cache/cache.module.js';
import type { Config, ServiceName } from '../config/config.js';
import { ContentModule } from '../content/content.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { ExamModule } from '../exam/exam.module.js';
import { Availability } from '../health/availability.js';
import { HealthController } from '../health/health.controller.js';
import { HttpModule } from './http.module.js';
import { OpenApiController } from '../openapi/openapi.controller.js';
import { RateLimitModule } from '../rate-limit/rate-limit.module.js';
import { ReleasesModule } from '../releases/releases.module.js';
import { HealthMonitorModule } from '../releases/health-monitor/health-monitor.module.js';
import { CLOCK, CONFIG, LOGGER, OTLP, type Clock } from '../common/injection-tokens.js';
import { ProposalsModule } from '../upload/proposals/proposals.module.js';
import { UploadModule } from '../upload/upload.module.js';

const MODULES: Readonly<Partial<Record<ServiceName, Type | Type[]>>> = {
  exam: ExamModule,
  content: ContentModule,
  auth: AuthModule,
  upload: [UploadModule, ProposalsModule],
  releases: [ReleasesModule, HealthMonitorModule],
};

export interface AppContext {
  config: Config;
  log: Logger;
  clock: Clock;
  /** Undefined where nothing is traced. */
  otlp?: Otlp | undefined;
}

/** The modules that the configuration names, and the providers that all of them need. */
@Global()
@Module({})
export class AppModule {
  static for({ config, log, clock, otlp }: AppContext): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule,
        HttpModule,
        RateLimitModule,
        CacheModule,
        ...[...config.services].flatMap((name) => MODULES[name] ?? []),
      ],
      controllers: [HealthController, OpenApiController],
      providers: [
        Availability,
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: log },
        { provide: CLOCK, useValue: clock },
        ...(otlp ? [{ provide: OTLP, useValue: otlp }] : []),
      ],
      exports: [CONFIG, LOGGER, CLOCK, ...(otlp ? [OTLP] : [])],
    };
  }
}
