/** Screens that docs/screens.md shows. Each look is one committed picture. */
const SCREENS = [
  'region-us',
  'exam',
  'practice-tests',
  'test-taking',
  'results',
  'articles',
  'article',
  'blog',
  'post',
  'sat',
  'apush',
  'upload-preview',
  'admin-releases',
];

const LOOKS = new Set(['360-light', '360-dark', '1280-light']);

/**
 * Whether a documented picture shows this screen at this width and in this theme.
 * @param {{ name: string, width: number, theme: string }} shot
 */
export const isDocumented = ({ name, width, theme }) =>
  SCREENS.includes(name) && LOOKS.has(`${width}-${theme}`);
