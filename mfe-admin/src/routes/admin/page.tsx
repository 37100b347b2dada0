import { definePage } from '@mockingbird/platform';
import { ADMIN_PATH } from '../../paths.js';
import { OverviewScreen } from '../../overview/overview-screen.js';
import { siteTitle } from '../../format/site-title.js';

export default definePage({
  head: () => ({
    title: siteTitle('Admin'),
    description: 'Where admins begin: how things stand, and the way to every screen for admins.',
    canonical: ADMIN_PATH,
    robots: 'noindex',
  }),
  Component: OverviewScreen,
});
