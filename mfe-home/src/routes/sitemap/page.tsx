import { definePage } from '@mockingbird/platform';
import { groupAddresses } from '../../addresses/group-addresses.js';
import { SitemapScreen, type SitemapData } from '../../addresses/sitemap-screen.js';
import * as messages from '../../messages/routes/sitemap.js';

export default definePage<SitemapData>({
  loader: async ({ siteMap }) => {
    const sections = await siteMap();
    return { groups: groupAddresses(sections), incomplete: sections.some(({ failed }) => failed) };
  },
  head: ({ data }) => ({
    title: messages.allPages,
    description: messages.aListOfEvery,
    canonical: '/sitemap',
    incomplete: data.incomplete,
  }),
  Component: SitemapScreen,
});
