import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Telemetry } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { VisitorNetworks } from '../../http/request/client-address.js';
import { RATE_RULES } from '../../rate-limit/rules.js';
import { RateLimits } from '../../rate-limit/rate-limits.service.js';
import { CLOCK, CONFIG, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { KnownVersions } from './known-versions.js';
import { isTrouble, SightingsRepository, type Told } from './version-events.repository.js';
import { WatchService } from './health-monitor.service.js';

/** Takes what tabs tell of the versions that they run. */
@Injectable()
export class TelemetryService {
  private readonly secret: string;

  constructor(
    private readonly limits: RateLimits,
    private readonly known: KnownVersions,
    private readonly sightings: SightingsRepository,
    private readonly watch: WatchService,
    @Inject(CONFIG) config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    // Every process must hide an address alike.
    this.secret = config.jwtSecret ?? [...config.apiKeys.values()].join();
  }

  /**
   * What is told of versions that nobody can have seen is dropped without a word.
   * @param networks of the client's address, which stands for the visitor: ids can be made up, addresses not
   * @throws ProblemError MB-1006 for an address that tells too much
   */
  async note(telemetry: Telemetry, { limited, visitor: address }: VisitorNetworks): Promise<void> {
    await this.limits.take(RATE_RULES.telemetryByAddress, limited);
    const visitor = createHmac('sha256', this.secret).update(`visitor ${address}`).digest('base64url');
    const told = await this.toldBy(visitor, telemetry);
    for (const each of told) await this.sightings.add(each, this.clock());
    if (told.some(({ kinds }) => kinds.some(isTrouble))) this.watch.lookSoon();
  }

  private async toldBy(visitor: string, { composition, sightings }: Telemetry): Promise<Told[]> {
    const told = new Map<string, Told>();
    const lifeOf = await this.known.toldOf(composition);
    for (const { remote, version, kind, message } of sightings) {
      const since = lifeOf(remote, version);
      if (since === undefined) continue;
      const key = `${remote}@${version}`;
      const kinds = told.get(key)?.kinds ?? [];
      told.set(key, { remote, version, since, visitor, kinds: [...kinds, kind] });
      if (isTrouble(kind))
        this.log.warn({ remote, version, composition, kind, message }, 'remote in trouble');
    }
    return [...told.values()];
  }
}
