import { Inject, Injectable } from '@nestjs/common';
import type { SearchCounts } from '@mockingbird/contracts';
import { dayBefore } from '../../common/day.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { SEARCH_COUNTS, SEARCH_DAYS } from '../limits.js';
import { OTHER_KEYWORDS, SearchRepository } from './search.repository.js';

/** The searches that found no exam by its title, for editors who look for gaps and missing synonyms. */
@Injectable()
export class SearchesService {
  constructor(
    private readonly searches: SearchRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(): Promise<SearchCounts> {
    const since = dayBefore(this.clock(), SEARCH_DAYS);
    const [counts, others] = await Promise.all([
      this.searches.mostFrequent(since, SEARCH_COUNTS),
      this.searches.total(since, OTHER_KEYWORDS),
    ]);
    return { data: counts, meta: { days: SEARCH_DAYS, others } };
  }
}
