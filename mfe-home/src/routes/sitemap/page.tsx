import { definePage } from '@mockingbird/platform';
import { groupAddresses, type AddressGroup } from '../../addresses/group-addresses.js';
import { SitemapScreen } from '../../addresses/sitemap-screen.js';

export default definePage<AddressGroup[]>({
  loader: async ({ siteMap }) => groupAddresses(await siteMap()),
  head: () => ({
    title: 'All pages | Mockingbird',
    description: 'Every exam, topic and page of Mockingbird on one page.',
    canonical: '/sitemap',
  }),
  Component: SitemapScreen,
});
