import { readFile } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import type { SignedComposition } from '@mockingbird/contracts';
import { createReleaseClient, type ReleaseClient } from '@mockingbird/registry/publish';
import { startTestSite, type TestSite } from '../../../e2e/src/harness/site/site.js';
import { ADOPT_LIMIT_MS, ADOPT_POLL_MS, PUBLISHED_AT_ONCE } from '../limits.js';
import { addressOf, generatedRemote, nameOf } from './generated-remote.js';

function clientOf(site: TestSite): ReleaseClient {
  const pair = site.running.secrets.API_KEYS.split(',').find((entry) => entry.startsWith('release')) ?? '';
  const at = pair.indexOf(':');
  const key = { id: pair.slice(0, at), secret: pair.slice(at + 1) };
  return createReleaseClient({ servicesUrl: site.servicesUrl, key });
}

/** The page's own text about its version. */
const compositionOf = (html: string) => /"composition":(\d+),"compositionKey":"([^"]+)"/.exec(html);

/** A site with generated remotes live beside the shipped ones. */
export interface GrownSite {
  site: TestSite;
  client: ReleaseClient;
  /** A page of a generated remote, as sent. */
  html: () => Promise<string>;
  /** The composition for browsers. */
  live: () => Promise<string>;
  /** The signed composition for the edge. */
  signed: () => Promise<SignedComposition>;
  /** Waits until the edge serves a composition. */
  adopted: (number: number) => Promise<void>;
  /** Resident memory of the edge's process with its workers, in bytes. */
  edgeMemory: () => Promise<number>;
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

async function fill(client: ReleaseClient, count: number): Promise<number> {
  let next = 0;
  const worker = async () => {
    for (let at = (next += 1) - 1; at < count; at = (next += 1) - 1)
      await client.publish(generatedRemote(at));
  };
  await Promise.all(Array.from({ length: PUBLISHED_AT_ONCE }, worker));
  const remotes = Array.from({ length: count }, (_, at) => ({ name: nameOf(at), version: '1.0.0' }));
  return (await client.promote({ remotes, why: 'bench: growth' })).composition.number;
}

/** Starts a site and makes this many generated remotes live. */
export async function startGrownSite(count: number): Promise<GrownSite> {
  const site = await startTestSite();
  const client = clientOf(site);
  const html = () => textOf(site.url + addressOf(0));
  const grown: GrownSite = {
    site,
    client,
    html,
    live: async () => textOf(`${site.url}/_mb/compositions/${compositionOf(await html())?.[2] ?? ''}`),
    signed: () => client.signed(),
    adopted: async (number) => {
      const until = Date.now() + ADOPT_LIMIT_MS;
      while (Date.now() < until) {
        const response = await fetch(site.url + addressOf(0));
        if (compositionOf(await response.text())?.[1] === String(number)) return;
        await after(ADOPT_POLL_MS);
      }
      throw new Error(`The edge did not take composition ${number} within ${ADOPT_LIMIT_MS} ms`);
    },
    edgeMemory: async () => {
      const status = await readFile(`/proc/${site.running.parts.edge.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
    },
  };
  try {
    await grown.adopted(await fill(client, count));
    return grown;
  } catch (error) {
    await site.stop();
    throw error;
  }
}
