import type { PageRemote, PlacedFragment } from '@mockingbird/contracts';
import type { Placement } from '@mockingbird/platform';
import { toLiveRemote } from '@mockingbird/registry';
import type { Logger } from 'pino';
import { fragmentIdentifierPrefix } from '../../shared/identifier-prefix.js';
import type { LiveSite } from '../composition/live-site.js';
import type { PageStylesheet } from '../document/document.js';
import { FRAGMENT_TIME_LIMIT_MS, FRAGMENTS_PER_PAGE } from '../limits.js';
import type { JobRequest } from '../render/pool/render-pool.js';
import { toFailureFields } from '../render/pool/failure-fields.js';
import { placeholderFor, type RenderResult } from '../render/protocol.js';
import { findFragmentProvider, type FragmentProvider } from './fragment-providers.js';

interface RenderedFragment {
  placed: PlacedFragment;
  html: string;
  sheets: PageStylesheet[];
}

export interface RenderedFragments {
  /** The page's markup with the fragments inserted. */
  html: string;
  placed: PlacedFragment[];
  /** Stylesheets for the page's head. */
  sheets: PageStylesheet[];
  /** Whether a fragment that has a provider is missing. */
  failed: boolean;
}

export interface FragmentPage {
  site: LiveSite;
  /** The page's markup with placeholders. */
  html: string;
  mark: string;
  placements: readonly Placement[];
  /** Path with the declared query. */
  path: string;
  url: string;
  requestId: string;
  renderedAt: number;
}

interface Tools {
  render: (job: JobRequest) => Promise<RenderResult>;
  log: Logger;
}

/** Describes a version in the page state with the fragment's files only, because every byte is sent with the page. */
function toFragmentRemote({ served, fragment }: FragmentProvider): PageRemote {
  const live = toLiveRemote(served.manifest);
  const files = [live.entry, ...fragment.js, ...fragment.css];
  const integrity = Object.fromEntries(files.map((file) => [file, live.integrity[file] ?? '']));
  return { ...live, routes: [], fragments: [fragment], integrity };
}

const listSheets = ({ served, fragment }: FragmentProvider, remote: PageRemote): PageStylesheet[] =>
  fragment.css.map((file) => ({
    file,
    href: remote.base + file,
    integrity: remote.integrity[file] ?? '',
    inline: served.styles.get(file),
  }));

async function renderFragment(
  provider: FragmentProvider,
  place: number,
  placement: Placement,
  page: FragmentPage,
  { render, log }: Tools,
): Promise<RenderedFragment | undefined> {
  const result = await render({
    version: provider.served.server,
    routeId: '',
    fragment: { ...placement, identifierPrefix: fragmentIdentifierPrefix(place) },
    url: page.url,
    requestId: page.requestId,
    renderedAt: page.renderedAt,
    timeLimitMs: FRAGMENT_TIME_LIMIT_MS,
    sitemapVersions: [],
  });
  if (result.kind === 'fragment') {
    const { html, isEmpty, data } = result;
    if (isEmpty) return { html, placed: { ...placement, place }, sheets: [] };
    const remote = toFragmentRemote(provider);
    const placed = { ...placement, place, remote, ...(data === undefined ? {} : { data }) };
    return { html, placed, sheets: listSheets(provider, remote) };
  }
  const { name, version } = provider.served.manifest;
  const { site, path, requestId } = page;
  const failure = result.kind === 'failed' ? toFailureFields(result) : undefined;
  log.warn(
    {
      code: 'MB-3008',
      fragment: placement.name,
      remote: `${name}@${version}`,
      composition: site.composition.number,
      path,
      requestId,
      ...(failure ? { ...failure.fields, code: 'MB-3008', cause: failure.fields.code } : {}),
    },
    failure ? failure.message : `Expected a fragment from the worker, received: ${result.kind}`,
  );
  return undefined;
}

/**
 * Renders a page's fragments in parallel, each as a separate job of the remote that provides it. A failing or slow
 * fragment does not affect the page. The browser renders fragments that have no files.
 */
export async function renderFragments(page: FragmentPage, tools: Tools): Promise<RenderedFragments> {
  const jobs = page.placements.slice(0, FRAGMENTS_PER_PAGE).map((placement, place) => {
    const provider = findFragmentProvider(page.site, placement.name);
    return provider && provider.fragment.js.length > 0
      ? renderFragment(provider, place, placement, page, tools)
      : Promise.resolve('client' as const);
  });
  const results = await Promise.all(jobs);
  const rendered = results.map((result) => (typeof result === 'object' ? result : undefined));
  const html = page.placements.reduce(
    // Not `replace`: it interprets dollar signs in the replacement.
    (markup, _, place) => markup.split(placeholderFor(page.mark, place)).join(rendered[place]?.html ?? ''),
    page.html,
  );
  const fragments = rendered.filter((fragment) => fragment !== undefined);
  const sheets = new Map(
    fragments.flatMap((fragment) => fragment.sheets.map((sheet) => [sheet.href, sheet])),
  );
  return {
    html,
    placed: fragments.map(({ placed }) => placed),
    sheets: [...sheets.values()],
    failed: results.includes(undefined),
  };
}
