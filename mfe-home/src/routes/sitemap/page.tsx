import { definePage } from '@mockingbird/platform';
import { groupAddresses } from '../../addresses/group-addresses.js';
import { SitemapScreen, type SitemapData } from '../../addresses/sitemap-screen.js';

export default definePage<SitemapData>({
  loader: async ({ siteMap }) => {
    const sections = await siteMap();
    return { groups: groupAddresses(sections), incomplete: sections.some(({ failed }) => failed) };
  },
  head: ({ data }) => ({
    title: 'All pages',
    description: 'A list of every exam, topic and page on Mockingbird.',
    canonical: '/sitemap',
    incomplete: data.incomplete,
  }),
  Component: SitemapScreen,
});
