import { createHash } from 'node:crypto';
import type { PageRemote } from '@mockingbird/contracts';
import { pageStateOf } from '../../../e2e/src/harness/page-state.js';
import type { PartName } from '../schedule/fault.js';
import { PATIENCE_MS, send } from '../site/http.js';
import type { Client, Step } from './client.js';
import { PAGE, REMOTE } from './subjects.js';

const EDITION = /data-edition="([^"]+)"/g;
const ASSET = new RegExp(`/remotes/${REMOTE}/([^/"]+)/`, 'g');
const SUCCESS = 200;

/** Checks the entry of the page's remote as a browser does. An edge that does not answer is no contradiction. */
async function findFileIssues(origin: string, { base, entry, integrity }: PageRemote): Promise<string[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`${origin}${base}${entry}`, { signal }).catch(() => undefined);
  if (response === undefined || (response.status !== SUCCESS && response.status !== 404)) return [];
  if (response.status === 404) return [`${base}${entry} does not exist`];
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return [];
  const found = `sha384-${createHash('sha384').update(Buffer.from(bytes)).digest('base64')}`;
  return found === integrity[entry] ? [] : [`${base}${entry} is not the file that the page names`];
}

/** Opens the page of the tested remote at an edge. */
export async function openPage({ site, recorder }: Client, target: PartName): Promise<number | undefined> {
  const epochBefore = site.parts[target].epoch;
  const start = recorder.now();
  const { status, text } = await send(site.url(target) + PAGE);
  const end = recorder.now();
  const state = status === SUCCESS ? pageStateOf(text) : undefined;
  const isOfOneRun = epochBefore === site.parts[target].epoch;
  recorder.add({
    ...{ kind: 'page', target, status, start, end },
    // A response that a restart overlaps may be of either run.
    outcome: state && isOfOneRun ? 'ok' : 'failed',
    epoch: epochBefore,
    composition: state?.composition,
    version: state?.remote?.version,
    editions: [...text.matchAll(EDITION)].map(([, version = '']) => version),
    assets: [...text.matchAll(ASSET)].map(([, version = '']) => version),
    fileIssues: state?.remote ? await findFileIssues(site.url(target), state.remote) : [],
  });
  return state?.composition;
}

/** A visitor at one edge. */
export const visit =
  (target: PartName): Step =>
  async (client) =>
    void (await openPage(client, target));
