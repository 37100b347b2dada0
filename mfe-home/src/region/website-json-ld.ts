/** @param origin public origin without a slash at its end */
export const websiteData = (origin: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Mockingbird',
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/region/us?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
