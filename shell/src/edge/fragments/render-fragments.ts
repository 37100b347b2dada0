import type { LiveRemote, PlacedFragment } from '@mockingbird/contracts';
import type { Placement } from '@mockingbird/platform';
import { toLiveRemote } from '@mockingbird/registry';
import type { Logger } from 'pino';
import { fragmentIdentifierPrefix } from '../../identifier-prefix.js';
import type { LiveSite } from '../composition/live-site.js';
import { FRAGMENT_TIME_LIMIT_MS, FRAGMENTS_PER_PAGE } from '../limits.js';
import type { JobRequest } from '../render/pool/render-pool.js';
import { placeOf, type RenderResult } from '../render/protocol.js';
import { offerOf, type Offer } from './fragment-providers.js';

interface DrawnFragment {
  placed: PlacedFragment;
  html: string;
}

export interface DrawnFragments {
  /** The page's markup with the fragments in their places. */
  html: string;
  placed: PlacedFragment[];
  /** Stylesheets that the page's head must name. */
  sheets: { href: string; file: string; integrity: string }[];
  /** One that somebody offers is missing. */
  failed: boolean;
}

export interface FragmentPage {
  site: LiveSite;
  /** The page's markup with the places marked. */
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

/** A version as the page tells it: the fragment's own files alone, for every byte is on the page. */
function told({ served, fragment }: Offer): LiveRemote {
  const live = toLiveRemote(served.manifest);
  const files = [live.entry, ...fragment.js, ...fragment.css];
  const integrity = Object.fromEntries(files.map((file) => [file, live.integrity[file] ?? '']));
  return { ...live, routes: [], fragments: [fragment], integrity };
}

async function draw(
  offer: Offer,
  at: number,
  placement: Placement,
  page: FragmentPage,
  { render, log }: Tools,
): Promise<DrawnFragment | undefined> {
  const result = await render({
    version: offer.served.server,
    routeId: '',
    fragment: { ...placement, identifierPrefix: fragmentIdentifierPrefix(at) },
    url: page.url,
    requestId: page.requestId,
    renderedAt: page.renderedAt,
    timeLimitMs: FRAGMENT_TIME_LIMIT_MS,
    siteMapOf: [],
  });
  if (result.kind === 'fragment') {
    const { html, isEmpty, data } = result;
    const filled = { remote: told(offer), ...(data === undefined ? {} : { data }) };
    return { html, placed: { ...placement, place: at, ...(isEmpty ? {} : filled) } };
  }
  const { name, version } = offer.served.manifest;
  const { site, path, requestId } = page;
  log.warn(
    {
      code: 'MB-3008',
      fragment: placement.name,
      remote: `${name}@${version}`,
      composition: site.composition.number,
      path,
      requestId,
      ...(result.kind === 'failed' ? { cause: result.code } : {}),
    },
    result.kind === 'failed' ? result.message : `answered a ${result.kind}`,
  );
  return undefined;
}

/**
 * Draws the fragments of a page side by side, each as a render of the remote that offers it: what one of them breaks
 * or blocks is that remote's fault and not the page's. One without files of its own is left to the browser.
 */
export async function drawFragments(page: FragmentPage, tools: Tools): Promise<DrawnFragments> {
  const wanted = page.placements.slice(0, FRAGMENTS_PER_PAGE).map((placement, at) => {
    const offer = offerOf(page.site, placement.name);
    return offer && offer.fragment.js.length > 0
      ? draw(offer, at, placement, page, tools)
      : Promise.resolve('left' as const);
  });
  const drawn = await Promise.all(wanted);
  const there = drawn.map((one) => (typeof one === 'object' ? one : undefined));
  const html = page.placements.reduce(
    // Not as a pattern of `replace`, in which a dollar sign has a meaning.
    (markup, _, at) => markup.split(placeOf(page.mark, at)).join(there[at]?.html ?? ''),
    page.html,
  );
  const placed = there.flatMap((one) => (one ? [one.placed] : []));
  return { html, placed, sheets: sheetsOf(placed), failed: drawn.includes(undefined) };
}

function sheetsOf(placed: readonly PlacedFragment[]): DrawnFragments['sheets'] {
  const sheets = placed.flatMap(({ name, remote }) =>
    (remote?.fragments?.find((fragment) => fragment.name === name)?.css ?? []).map((file) => ({
      file,
      href: `${remote?.base}${file}`,
      integrity: remote?.integrity[file] ?? '',
    })),
  );
  return [...new Map(sheets.map((sheet) => [sheet.href, sheet])).values()];
}
