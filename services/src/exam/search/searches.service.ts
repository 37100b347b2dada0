import { Inject, Injectable } from '@nestjs/common';
import type { SearchCounts } from '@mockingbird/contracts';
import { dayBefore } from '../../common/day.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { ExamListsService } from '../catalogue/exam-lists.service.js';
import { SEARCH_COUNTS, SEARCH_DAYS, SEARCH_CANDIDATES } from '../limits.js';
import { OTHER_KEYWORDS, SearchRepository } from './search.repository.js';

/** The searches that find no exam by its title, for editors who look for gaps and missing synonyms. */
@Injectable()
export class SearchesService {
  constructor(
    private readonly searches: SearchRepository,
    private readonly exams: ExamListsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Leaves out what is in a title of today. Such a search was counted on the page of another family, or before the exam
   * was published.
   */
  async list(): Promise<SearchCounts> {
    const since = dayBefore(this.clock(), SEARCH_DAYS);
    const [counts, others, titles] = await Promise.all([
      this.searches.mostFrequent(since, SEARCH_CANDIDATES),
      this.searches.total(since, OTHER_KEYWORDS),
      this.exams.lowerCaseTitles(),
    ]);
    const missed = counts.filter(({ keyword }) => !titles.some((title) => title.includes(keyword)));
    return { data: missed.slice(0, SEARCH_COUNTS), meta: { days: SEARCH_DAYS, others } };
  }
}
