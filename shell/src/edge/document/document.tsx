import type { LiveRemote, ManifestRoute, PageState } from '@mockingbird/contracts';
import type { Head } from '@mockingbird/platform';
import { ASSETS_BASE, type ShellAssets } from '../assets.js';
import type { DrawnFragments } from '../fragments/render-fragments.js';
import type { Frame } from './frame.js';
import { escapeHtml, escapeJson } from './escape.js';
import { headTags } from './head-tags.js';

export interface DocumentParts {
  head: Head;
  /** Path with query, as asked for. */
  path: string;
  origin: string;
  assets: ShellAssets;
  frame: Frame;
  /** The remote's markup; empty when the browser has to render. */
  body: string;
  state: PageState;
  route: ManifestRoute | undefined;
  /** Of the fragments on the page. Their scripts come when they are near: they are no part of the first view. */
  sheets: DrawnFragments['sheets'];
}

const script = (href: string, integrity: string, how: 'defer' | '') =>
  `<script ${how} src="${href}" integrity="${integrity}" crossorigin="anonymous"></script>`;

const stylesheet = (href: string, integrity: string, dataHref?: string) =>
  `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous"${
    dataHref ? ` data-href="${dataHref}"` : ''
  }>`;

/** The sheet that a chunk would load by itself is found by its `data-href` and not loaded twice. */
function routeTags(remote: LiveRemote, route: ManifestRoute): string {
  const sheets = route.css.map((file) => stylesheet(remote.base + file, remote.integrity[file] ?? '', file));
  // crossorigin and integrity must equal those of the later request, or the file is fetched twice.
  const scripts = [remote.entry, ...route.js].map(
    (file) =>
      `<link rel="preload" as="script" href="${remote.base}${file}" integrity="${
        remote.integrity[file] ?? ''
      }" crossorigin="anonymous">`,
  );
  return [...sheets, ...scripts].join('');
}

/** A whole page. Head tags come first; no inline script is executable, so the policy needs no nonce. */
export function renderDocument(parts: DocumentParts): string {
  const { assets, frame, state, route } = parts;
  const remote = state.remote;
  const shellScript = assets['shell.js'];
  const theme = assets['theme.js'];
  const sheet = assets['shell.css'];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags(parts.head, parts.path, parts.origin),
    script(ASSETS_BASE + theme.file, theme.integrity, ''),
    stylesheet(ASSETS_BASE + sheet.file, sheet.integrity),
    remote && route ? routeTags(remote, route) : '',
    ...parts.sheets.map(({ href, integrity, file }) => stylesheet(href, integrity, file)),
    script(ASSETS_BASE + shellScript.file, shellScript.integrity, 'defer'),
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
