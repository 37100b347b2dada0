import type { Head } from '@mockingbird/platform';
import { ASSETS_BASE } from '../../../../shell/src/edge/assets.js';
import { escapeJson } from '../../../../shell/src/edge/document/escape.js';
import { renderHeadTags } from '../../../../shell/src/edge/document/head-tags.js';
import type { MonolithAssets } from './assets.js';
import type { MonolithState } from './state.js';

interface DocumentParts {
  head: Head;
  path: string;
  assets: MonolithAssets;
  /** Chunk of the route to preload; undefined in the single document of client rendering. */
  routeId: string | undefined;
  body: string;
  state: MonolithState;
}

const sheet = (file: string) => `<link rel="stylesheet" href="${ASSETS_BASE}${file}">`;
const preload = (file: string) => `<link rel="preload" as="script" href="${ASSETS_BASE}${file}">`;
const deferred = (file: string) => `<script defer src="${ASSETS_BASE}${file}"></script>`;

/** A page of the monolith, with the same head and order of tags as the shell's documents. */
export function monolithDocument({ head, path, assets, routeId, body, state }: DocumentParts): string {
  const route = (routeId === undefined ? undefined : assets.routes[routeId]) ?? { js: [], css: [] };
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    renderHeadTags(head, path, state.site.origin),
    `<script src="${ASSETS_BASE}${assets.theme}"></script>`,
    ...[...assets.main.css, ...route.css].map(sheet),
    ...route.js.map(preload),
    ...assets.main.js.map(deferred),
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="mb-state">${escapeJson(JSON.stringify(state))}</script>`,
    '</body></html>',
  ].join('');
}
