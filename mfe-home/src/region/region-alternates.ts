/** The home page in its languages; every one of its pages names all of them, so that they are reciprocal. */
export const REGION_ALTERNATES = [
  { hreflang: 'en-us', path: '/region/us' },
  { hreflang: 'en-in', path: '/region/in' },
  { hreflang: 'x-default', path: '/region/us' },
];
