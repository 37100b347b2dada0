import { definePage } from '@mockingbird/platform';
import { ADMIN_PATH } from '../../paths.js';
import { OverviewScreen } from '../../overview/overview-screen.js';
import * as messages from '../../messages/routes/admin.js';

export default definePage({
  head: () => ({
    title: messages.admin,
    description: messages.theStartScreen,
    canonical: ADMIN_PATH,
    robots: 'noindex',
  }),
  Component: OverviewScreen,
});
