import { Injectable } from '@nestjs/common';
import type { FrequentErrors, PublishedVersion } from '@mockingbird/contracts';
import { SourcePlacesService } from '../source-maps/source-places.service.js';
import { FREQUENT_ERRORS_MS } from './limits.js';
import { ReportedErrorsRepository } from './reported-errors.repository.js';

/** Finds the errors that most visitors had, and where in the source. */
@Injectable()
export class FrequentErrorsService {
  constructor(
    private readonly reported: ReportedErrorsRepository,
    private readonly places: SourcePlacesService,
  ) {}

  /**
   * @param versions all published ones
   * @param now epoch milliseconds
   * @returns the errors of versions that visitors get, or that were rolled back in the last day
   */
  async ofVersions(versions: readonly PublishedVersion[], now: number): Promise<FrequentErrors[]> {
    const from = now - FREQUENT_ERRORS_MS;
    const isShown = ({ state, autoRollback }: PublishedVersion) =>
      state === 'live' || state === 'canary' || (autoRollback && Date.parse(autoRollback.at) >= from);
    const found = await Promise.all(
      versions.filter(isShown).map(async ({ name, version }) => {
        const errors = await this.reported.mostFrequent(name, version, from);
        return { name, version, errors: await this.places.locate(name, version, errors) };
      }),
    );
    return found.filter(({ errors }) => errors.length > 0);
  }
}
