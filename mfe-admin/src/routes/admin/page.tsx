import { definePage } from '@mockingbird/platform';
import { ADMIN_PATH } from '../../paths.js';
import { OverviewScreen } from '../../overview/overview-screen.js';

export default definePage({
  head: () => ({
    title: 'Admin',
    description: 'The start screen for admins: figures, and links to every admin screen.',
    canonical: ADMIN_PATH,
    robots: 'noindex',
  }),
  Component: OverviewScreen,
});
