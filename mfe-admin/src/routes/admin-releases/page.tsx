import { definePage } from '@mockingbird/platform';
import { RELEASES_PATH } from '../../paths.js';
import { ReleasesScreen } from '../../releases/releases-screen.js';
import * as messages from '../../messages/routes/admin-releases.js';

export default definePage({
  head: () => ({
    title: messages.releases,
    description: messages.theLiveVersion,
    canonical: RELEASES_PATH,
    robots: 'noindex',
  }),
  Component: ReleasesScreen,
});
