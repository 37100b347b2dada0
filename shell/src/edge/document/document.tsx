import type { PageRemote, ManifestRoute, PageState } from '@mockingbird/contracts';
import type { Head } from '@mockingbird/platform';
import { ASSETS_BASE, type InlineAssets, type ShellAssets } from '../assets.js';
import type { InlineSources } from '../http/security-headers.js';
import type { Frame } from './frame.js';
import { escapeHtml, escapeJson } from './escape.js';
import { DEFAULT_LANGUAGE } from '../../head/language.js';
import { renderHeadTags } from './head-tags.js';
import { WEB_MANIFEST } from '../install/addresses.js';
import type { InlineFile } from './inline-file.js';
import type { ShareCard } from '../share/card/share-card.js';

/** A stylesheet of a page: its text, or a link to its file where it has none. */
export interface PageStylesheet {
  href: string;
  integrity: string;
  /** Name in the remote's manifest. */
  file?: string;
  inline: InlineFile | undefined;
}

export interface DocumentParts {
  head: Head;
  share?: ShareCard | undefined;
  /** Path with query. */
  path: string;
  origin: string;
  assets: ShellAssets;
  /** Undefined where no browser shows the page. It then links to all files. */
  inlineAssets: InlineAssets | undefined;
  frame: Frame;
  /** The remote's markup. Empty when the browser renders it. */
  body: string;
  state: PageState;
  route: ManifestRoute | undefined;
  /** Stylesheets of the remote's version that the page can contain, by file. */
  styles: ReadonlyMap<string, InlineFile>;
  /** Stylesheets of the page's fragments. Their scripts load later, when the fragment is near the viewport. */
  sheets: readonly PageStylesheet[];
}

export interface PageDocument {
  html: string;
  /** What the content security policy must allow. */
  inline: InlineSources;
}

/** `data-href` marks a stylesheet as loaded, so that its chunk does not load it again. */
function renderStylesheet({ href, integrity, file, inline }: PageStylesheet): string {
  const mark = file === undefined ? '' : ` data-href="${file}"`;
  return inline
    ? `<style${mark}>${inline.text}</style>`
    : `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous"${mark}>`;
}

/** The shell's stylesheet, the route's and the fragments', in the order of the cascade. */
function listStylesheets({ assets, inlineAssets, state, route, styles, sheets }: DocumentParts) {
  const { file, integrity } = assets['shell.css'];
  const { remote } = state;
  const ofRoute = remote && route ? route.css : [];
  return [
    { href: ASSETS_BASE + file, integrity, inline: inlineAssets?.style },
    ...ofRoute.map((name) => ({
      href: `${remote?.base}${name}`,
      integrity: remote?.integrity[name] ?? '',
      file: name,
      inline: styles.get(name),
    })),
    ...sheets,
  ];
}

/**
 * Scripts have a low priority: they must not delay the page's text, which is readable without them. `crossorigin` and
 * `integrity` must equal those of the later request, or browsers fetch the file twice.
 */
const renderPreloads = (remote: PageRemote, route: ManifestRoute): string =>
  [remote.entry, ...route.js]
    .map(
      (file) =>
        `<link rel="preload" as="script" fetchpriority="low" href="${remote.base}${file}" integrity="${
          remote.integrity[file] ?? ''
        }" crossorigin="anonymous">`,
    )
    .join('');

function renderTheme({ assets, inlineAssets }: DocumentParts): string {
  const { file, integrity } = assets['theme.js'];
  const serif = `data-serif="${ASSETS_BASE}${assets['serif.woff2'].file}"`;
  return inlineAssets
    ? `<script ${serif}>${inlineAssets.theme.text}</script>`
    : `<script ${serif} src="${ASSETS_BASE}${file}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

/** Renders a whole page. The policy names its inline script and styles by their hashes, so it needs no nonce. */
export function renderDocument(parts: DocumentParts): PageDocument {
  const { assets, frame, inlineAssets, state, route } = parts;
  const remote = state.remote;
  const shellScript = assets['shell.js'];
  const stylesheets = listStylesheets(parts);
  const html = [
    `<!doctype html><html lang="${parts.head.language ?? DEFAULT_LANGUAGE}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    renderHeadTags(parts.head, parts.path, parts.origin, parts.share),
    renderTheme(parts),
    ...stylesheets.map(renderStylesheet),
    '<link rel="icon" href="/assets/icon.svg">',
    '<link rel="apple-touch-icon" href="/assets/icon-180.png">',
    `<link rel="manifest" href="${WEB_MANIFEST}">`,
    '<meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f161b" media="(prefers-color-scheme: dark)">',
    '</head><body>',
    frame.before,
    `<main id="main" tabindex="-1"><div id="mb-remote"${
      remote ? ` data-remote="${escapeHtml(remote.name)}" data-version="${escapeHtml(remote.version)}"` : ''
    }>${parts.body}</div></main>`,
    frame.after,
    `<script type="application/json" id="mb-state">${escapeJson(JSON.stringify(state))}</script>`,
    // Last: browsers begin to fetch a file when they find it, and it would take bandwidth from the rest of the page.
    remote && route ? renderPreloads(remote, route) : '',
    `<script defer fetchpriority="low" src="${ASSETS_BASE}${shellScript.file}" integrity="${shellScript.integrity}" crossorigin="anonymous"></script>`,
    '</body></html>',
  ].join('');
  return {
    html,
    inline: {
      scripts: inlineAssets ? [inlineAssets.theme.source] : [],
      styles: stylesheets.flatMap(({ inline }) => (inline ? [inline.source] : [])),
    },
  };
}
