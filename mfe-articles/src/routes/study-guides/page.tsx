import { definePage } from '@mockingbird/platform';
import { FailureScreen } from '../../failure/failure-screen.js';
import { guidesHead } from '../../guides/guides-head.js';
import { GuidesScreen } from '../../guides/guides-screen.js';
import { loadOverview, type OverviewExam } from '../../overview/load-overview.js';

export default definePage<{ exams: OverviewExam[] }>({
  loader: async (args) => ({ exams: await loadOverview('guide', args) }),
  head: guidesHead,
  Component: GuidesScreen,
  ErrorScreen: FailureScreen,
});
