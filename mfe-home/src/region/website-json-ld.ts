import * as messages from '../messages/region.js';

/** schema.org WebSite. @param origin public origin without a trailing slash */
export const websiteJsonLd = (origin: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: messages.mockingbird,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
