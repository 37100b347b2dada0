import { Controller, Get } from '@nestjs/common';
import { type SearchCounts, searchCountsResponse } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { SearchesService } from './searches.service.js';

@Controller('exams/searches')
export class SearchesController {
  constructor(private readonly searches: SearchesService) {}

  @Get()
  @AllowAccess('write')
  @ApiRoute({
    summary: 'What visitors searched for without finding an exam by its title, the most frequent first',
    answer: searchCountsResponse,
    cache: 'never',
  })
  list(): Promise<SearchCounts> {
    return this.searches.list();
  }
}
