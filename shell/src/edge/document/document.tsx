import type { LiveRemote, ManifestRoute, PageState } from '@mockingbird/contracts';
import type { Head } from '@mockingbird/platform';
import { ASSETS_BASE, type ShellAssets } from '../assets.js';
import type { RenderedFragments } from '../fragments/render-fragments.js';
import type { Frame } from './frame.js';
import { escapeHtml, escapeJson } from './escape.js';
import { renderHeadTags } from './head-tags.js';

export interface DocumentParts {
  head: Head;
  /** Path with query. */
  path: string;
  origin: string;
  assets: ShellAssets;
  frame: Frame;
  /** The remote's markup. Empty when the browser renders it. */
  body: string;
  state: PageState;
  route: ManifestRoute | undefined;
  /** Stylesheets of the page's fragments. Their scripts load later, when the fragment is near the viewport. */
  sheets: RenderedFragments['sheets'];
}

const renderScript = (href: string, integrity: string, how: 'defer' | '') =>
  `<script ${how} src="${href}" integrity="${integrity}" crossorigin="anonymous"></script>`;

const renderStylesheet = (href: string, integrity: string, dataHref?: string) =>
  `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous"${
    dataHref ? ` data-href="${dataHref}"` : ''
  }>`;

/** `data-href` marks a stylesheet as loaded, so that its chunk does not load it again. */
function renderRouteTags(remote: LiveRemote, route: ManifestRoute): string {
  const sheets = route.css.map((file) =>
    renderStylesheet(remote.base + file, remote.integrity[file] ?? '', file),
  );
  // crossorigin and integrity must equal those of the later request. Otherwise browsers fetch the file twice.
  const scripts = [remote.entry, ...route.js].map(
    (file) =>
      `<link rel="preload" as="script" href="${remote.base}${file}" integrity="${
        remote.integrity[file] ?? ''
      }" crossorigin="anonymous">`,
  );
  return [...sheets, ...scripts].join('');
}

/** Renders a whole page. No inline script is executable, so the content security policy needs no nonce. */
export function renderDocument(parts: DocumentParts): string {
  const { assets, frame, state, route } = parts;
  const remote = state.remote;
  const shellScript = assets['shell.js'];
  const theme = assets['theme.js'];
  const sheet = assets['shell.css'];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    renderHeadTags(parts.head, parts.path, parts.origin),
    renderScript(ASSETS_BASE + theme.file, theme.integrity, ''),
    renderStylesheet(ASSETS_BASE + sheet.file, sheet.integrity),
    remote && route ? renderRouteTags(remote, route) : '',
    ...parts.sheets.map(({ href, integrity, file }) => renderStylesheet(href, integrity, file)),
    renderScript(ASSETS_BASE + shellScript.file, shellScript.integrity, 'defer'),
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f161b" media="(prefers-color-scheme: dark)">',
    '</head><body>',
    frame.before,
    `<main id="main" tabindex="-1"><div id="mb-remote"${
      remote ? ` data-remote="${escapeHtml(remote.name)}" data-version="${escapeHtml(remote.version)}"` : ''
    }>${parts.body}</div></main>`,
    frame.after,
    `<script type="application/json" id="mb-state">${escapeJson(JSON.stringify(state))}</script>`,
    '</body></html>',
  ].join('');
}
