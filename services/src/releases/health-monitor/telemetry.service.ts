import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { StackFrame, Telemetry } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { VisitorNetworks } from '../../http/request/client-address.js';
import { RATE_RULES } from '../../rate-limit/rules.js';
import { RateLimits } from '../../rate-limit/rate-limits.service.js';
import { CLOCK, CONFIG, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { KnownVersions } from './known-versions.js';
import { isErrorKind, VersionEventsRepository, type VersionReport } from './version-events.repository.js';
import { HealthMonitorService } from './health-monitor.service.js';
import type { ReportedError, VersionEventKind } from './version-event.model.js';
import { VisitorErrorsExport } from './visitor-errors-export.js';

const toReportedError = (kind: VersionEventKind, message = '', stack: StackFrame[]): ReportedError => ({
  kind,
  message,
  key: `${kind} ${message}`,
  stack,
});

/** Records the version events that tabs report. */
@Injectable()
export class TelemetryService {
  private readonly secret: string;

  constructor(
    private readonly limits: RateLimits,
    private readonly knownVersions: KnownVersions,
    private readonly events: VersionEventsRepository,
    private readonly monitor: HealthMonitorService,
    private readonly exported: VisitorErrorsExport,
    @Inject(CONFIG) config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    // All processes must hash an address in the same way.
    this.secret = config.jwtSecret ?? [...config.apiKeys.values()].join();
  }

  /**
   * Records events. Those of versions that no visitor can have seen are ignored.
   * @param networks the client's networks. They identify the visitor, because clients can invent ids but not addresses.
   * @throws ProblemError MB-1006 when a rate limit is used up
   */
  async record(telemetry: Telemetry, { limited, visitor: address }: VisitorNetworks): Promise<void> {
    await this.limits.take(RATE_RULES.telemetryByAddress, limited);
    const visitor = createHmac('sha256', this.secret).update(`visitor ${address}`).digest('base64url');
    const reports = await this.toReports(visitor, telemetry);
    for (const each of reports) await this.events.add(each, this.clock());
    if (reports.some(({ kinds }) => kinds.some(isErrorKind))) this.monitor.checkSoon();
  }

  private async toReports(visitor: string, { composition, events }: Telemetry): Promise<VersionReport[]> {
    const reports = new Map<string, VersionReport>();
    const findSince = await this.knownVersions.sinceLookup(composition);
    for (const event of events) {
      const { remote, version, kind, message, stack = [] } = event;
      const since = findSince(remote, version);
      if (since === undefined) continue;
      const key = `${remote}@${version}`;
      const { kinds = [], errors = [] } = reports.get(key) ?? {};
      const error = toReportedError(kind, message, stack);
      const isNew = isErrorKind(kind) && errors.every(({ key: known }) => known !== error.key);
      const added = isNew ? [error] : [];
      reports.set(key, {
        ...{ remote, version, since, visitor },
        kinds: [...kinds, kind],
        errors: [...errors, ...added],
      });
      if (!isErrorKind(kind)) continue;
      this.log.warn({ remote, version, composition, kind, message }, 'remote_error_reported');
      this.exported.add(event, composition, this.clock());
    }
    return [...reports.values()];
  }
}
