import { definePage } from '@mockingbird/platform';
import { RELEASES_PATH } from '../../paths.js';
import { ReleasesScreen } from '../../releases/releases-screen.js';

export default definePage({
  head: () => ({
    title: 'Releases',
    description:
      'The live version of each part of the site, and its errors. Admins promote versions, try them on a few visitors, and roll back.',
    canonical: RELEASES_PATH,
    robots: 'noindex',
  }),
  Component: ReleasesScreen,
});
