/** What admins see in the frames of the screens, with the library that loads its data. Loaded as one chunk. */
export { QueryCache } from '../api/query-cache.js';
export { BinList } from '../bin/bin-list.js';
export { ExamList } from '../exams/exam-list.js';
export { HistoryList } from '../history/history-list.js';
export { Waiting } from '../overview/waiting.js';
export { PeopleList } from '../people/people-list.js';
export { Review } from '../review/review.js';
export { SearchMisses } from '../overview/search-misses.js';
export { SiteFigures } from '../overview/site-figures.js';
export { ReleasesOverview } from '../releases/releases-overview.js';
export { ReportList } from '../reports/report-list.js';
export { RevisionList } from '../revisions/revision-list.js';
export { TestStatistics } from '../statistics/test-statistics.js';
