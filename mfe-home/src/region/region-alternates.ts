/** Language alternates of the home page. Every region's page lists all of them, as search engines require. */
export const REGION_ALTERNATES = [
  { hreflang: 'en-us', path: '/region/us' },
  { hreflang: 'en-in', path: '/region/in' },
  { hreflang: 'x-default', path: '/region/us' },
];
