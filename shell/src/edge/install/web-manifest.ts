import { ASSETS_BASE } from '../assets.js';
import type { Chrome } from '../document/frame.js';
import { DEFAULT_LANGUAGE } from '../../head/language.js';
import { SITE_NAME } from '../../head/title.js';

/** The paper of the light theme (`--color-paper`). A web app manifest has no dark variant. */
const PAPER = '#faf8f3';

/** Browsers show four or fewer. */
const MAX_SHORTCUTS = 4;

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${ASSETS_BASE}${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const ICONS = [
  png('icon-192', 192, 'any'),
  png('icon-512', 512, 'any'),
  png('icon-maskable-512', 512, 'maskable'),
  { src: `${ASSETS_BASE}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

/** Describes the site as an installable app. Its shortcuts are the header's links that every visitor sees. */
export function createWebManifest({ navigation }: Pick<Chrome, 'navigation'>): Record<string, unknown> {
  const shortcuts = navigation
    .filter(({ area, audience, href }) => area === 'header' && !audience && href !== '/')
    .slice(0, MAX_SHORTCUTS)
    .map(({ label, href }) => ({ name: label, url: href }));
  return {
    id: '/',
    name: `${SITE_NAME}: free mock tests`,
    short_name: SITE_NAME,
    description: 'Free mock tests, honest scores.',
    lang: DEFAULT_LANGUAGE,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['education'],
    icons: ICONS,
    shortcuts,
  };
}
