import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { FAMILIAR_PLACE_MS } from './limits.js';
import { CLOCK, CONFIG, type Clock } from '../common/injection-tokens.js';
import { FamiliarPlaceRepository } from './known-network.repository.js';

/**
 * Knows from where an account has been signed in to. What strangers use up of the account's limit elsewhere does not
 * lock its owner out at such a place.
 */
@Injectable()
export class FamiliarPlacesService {
  private readonly secret: string | undefined;

  constructor(
    private readonly places: FamiliarPlaceRepository,
    @Inject(CONFIG) config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.secret = config.jwtSecret;
  }

  /**
   * @param key the account's user name in lower case; there need not be such an account
   * @param address the client's, as limits count it
   */
  isFamiliar(key: string, address: string): Promise<boolean> {
    return this.places.has(this.hidden(key, address), new Date(this.clock()));
  }

  /** Call after a login that succeeded. */
  async remember(key: string, address: string): Promise<void> {
    await this.places.put(this.hidden(key, address), new Date(this.clock() + FAMILIAR_PLACE_MS));
  }

  private hidden(key: string, address: string): string {
    if (this.secret === undefined) throw new Error('JWT_SECRET is needed for accounts.');
    return createHmac('sha256', this.secret).update(`familiar place\n${key}\n${address}`).digest('base64url');
  }
}
