import type { Fault, Manifest, ManifestRoute } from '@mockingbird/contracts';
import { TooLate } from '../../patience.js';
import type { LiveSite, ServedRemote } from '../composition/live-site.js';
import { GATE_AXE_LIMIT_MS, GATE_ELEMENTS_NAMED } from '../limits.js';
import type { Lookers } from './accessibility/lookers.js';
import type { Violation } from './accessibility/protocol.js';
import type { CandidateRenderer } from './candidate-renderer.js';
import { exampleAddress } from './example-address.js';

export interface LookedAt {
  renders: Fault[];
  accessibility: Fault[];
  /** Addresses that gave what they should. */
  drawn: number;
  /** Pages that axe looked at. */
  looked: number;
  /** Routes that the browser alone draws. */
  left: number;
}

interface Means {
  renderer: CandidateRenderer;
  lookers: Lookers;
  /** Milliseconds that are left of the gate's time. */
  left: () => number;
  /** Whether somebody still waits for the answer. */
  isWanted: () => boolean;
}

const MORE_ELEMENTS = (count: number) => (count > 0 ? ` and ${count} more` : '');

function sentenceOf({ rule, help, helpUrl, elements }: Violation): string {
  const named = elements.slice(0, GATE_ELEMENTS_NAMED).join(', ');
  const more = MORE_ELEMENTS(elements.length - GATE_ELEMENTS_NAMED);
  return `${help}: ${named}${more} (axe rule ${rule}, ${helpUrl})`;
}

/**
 * Draws each route of a version at its example address, one after the other, so that a route that holds its thread is
 * known by name; axe looks at a page while the next one is drawn.
 */
export async function lookAtRoutes(
  candidate: { site: LiveSite; served: ServedRemote },
  { renderer, lookers, left, isWanted }: Means,
): Promise<LookedAt> {
  const { manifest } = candidate.served;
  const others = candidate.site.remotes.filter(({ manifest: { name } }) => name !== manifest.name);
  const owners = others.map(({ manifest: { name }, routes }) => ({ name, routes }));
  const found: LookedAt = { renders: [], accessibility: [], drawn: 0, looked: 0, left: 0 };
  const looks: Promise<void>[] = [];

  const look = async (route: ManifestRoute, at: number, path: string, html: string) => {
    const faults = await violationsOf(html, { lookers, left });
    found.looked += 1;
    for (const message of faults) {
      found.accessibility.push({ path: routePath(at), message: `${subject(route, path)}: ${message}` });
    }
  };

  for (const [at, route] of manifest.routes.entries()) {
    if (!isWanted()) break;
    if (route.kind === 'client') {
      found.left += 1;
      continue;
    }
    const address = exampleAddress(manifest, route, owners);
    if ('fault' in address) {
      found.renders.push({ path: routePath(at), message: address.fault });
      continue;
    }
    const { path } = address;
    const drawing = await drawn(renderer, candidate, route, path, left());
    if (drawing.kind === 'fault') {
      found.renders.push({ path: routePath(at), message: `${subject(route, path)} ${drawing.message}` });
      continue;
    }
    found.drawn += 1;
    if (drawing.kind === 'page') looks.push(look(route, at, path, drawing.html));
  }
  await Promise.all(looks);
  return { ...found, accessibility: inOrder(found.accessibility, manifest) };
}

const routePath = (at: number) => `/manifest/routes/${at}`;
const subject = (route: ManifestRoute, path: string) => `Route "${route.id}" at ${path}`;

/** The looks end in any order. */
function inOrder(faults: readonly Fault[], { routes }: Manifest): Fault[] {
  return routes.flatMap((_, at) => faults.filter(({ path }) => path === routePath(at)));
}

type Candidate = Parameters<CandidateRenderer['draw']>[0];

async function drawn(
  renderer: CandidateRenderer,
  candidate: Candidate,
  route: ManifestRoute,
  path: string,
  limitMs: number,
): Promise<Awaited<ReturnType<CandidateRenderer['draw']>>> {
  if (limitMs <= 0) return { kind: 'fault', message: 'was not drawn: the gate’s time was over' };
  try {
    return await renderer.draw(candidate, route, path, limitMs);
  } catch (error) {
    // The page around the remote's markup could not be made: its head or its data is not what it should be.
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'fault', message: `could not be put into a page: ${reason}` };
  }
}

/** @returns a sentence for each rule that the page breaks, or one that says why nobody could look */
async function violationsOf(
  html: string,
  { lookers, left }: Pick<Means, 'lookers' | 'left'>,
): Promise<string[]> {
  const limit = () => Math.max(1, Math.min(GATE_AXE_LIMIT_MS, left()));
  try {
    return (await lookers.look(html, limit)).map(sentenceOf);
  } catch (error) {
    if (error instanceof TooLate) return ['axe did not come to an end in time: is the page very large?'];
    return [`axe could not look at the page: ${error instanceof Error ? error.message : String(error)}`];
  }
}
