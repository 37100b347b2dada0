import { definePage } from '@mockingbird/platform';
import { RELEASES_PATH } from '../../paths.js';
import { ReleasesScreen } from '../../releases/releases-screen.js';
import { siteTitle } from '../../format/site-title.js';

export default definePage({
  head: () => ({
    title: siteTitle('Releases'),
    description:
      'What is live of each part of the site and how it fares; admins put versions live, try them on a few visitors, and go back.',
    canonical: RELEASES_PATH,
    robots: 'noindex',
  }),
  Component: ReleasesScreen,
});
