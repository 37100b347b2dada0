import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { KNOWN_NETWORK_MS } from '../limits.js';
import { CLOCK, CONFIG, type Clock } from '../../common/injection-tokens.js';
import { KnownNetworkRepository } from './known-network.repository.js';

/**
 * Remembers the networks from which somebody signed in to an account. Failed logins from other networks use up another rate
 * limit, so that they cannot lock the owner out.
 */
@Injectable()
export class KnownNetworksService {
  private readonly secret: string | undefined;

  constructor(
    private readonly networks: KnownNetworkRepository,
    @Inject(CONFIG) config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.secret = config.jwtSecret;
  }

  /**
   * @param key the user name in lower case; the account need not exist
   * @param address the client's network, as rate limits count it
   */
  isKnownNetwork(key: string, address: string): Promise<boolean> {
    return this.networks.has(this.hash(key, address), new Date(this.clock()));
  }

  /** Call this after a successful login. */
  async remember(key: string, address: string): Promise<void> {
    await this.networks.save(this.hash(key, address), new Date(this.clock() + KNOWN_NETWORK_MS));
  }

  private hash(key: string, address: string): string {
    if (this.secret === undefined) throw new Error('JWT_SECRET is needed for accounts.');
    return createHmac('sha256', this.secret).update(`familiar place\n${key}\n${address}`).digest('base64url');
  }
}
