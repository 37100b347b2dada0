import { call } from '../harness/call.js';
import { documentsOf } from '../harness/collection.js';
import type { TestSite } from '../harness/site/site.js';

/** Clients that write at the same time. */
export const WRITERS = 6;

/**
 * Starts clients that count page views until they are stopped, each at a separate address, and record the acknowledged ones.
 * @param url of the edge or the services
 * @param name part of the counted addresses
 */
export function startWriters(site: TestSite, url: () => string, name: string) {
  const acknowledged = new Map<string, number>();
  const refused = new Map<string, number>();
  let running = true;
  const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const loops = Array.from({ length: WRITERS }, async (_, writer) => {
    const path = `/load/${name}/${writer}`;
    while (running) {
      const view = { path, query: '', region: 'US' };
      const status = await call(site, url(), '/api/content/pageviews', view).then(
        (answer) => answer.status,
        () => 0,
      );
      const counts = status === 200 ? acknowledged : refused;
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  });
  return {
    acknowledged: () => total(acknowledged),
    refused: () => total(refused),
    stop: async () => {
      running = false;
      await Promise.all(loops);
    },
    /** Addresses with fewer views than acknowledged, or more than sent. */
    wrong: async () => {
      const documents = await documentsOf(site, 'pageViews');
      return [...acknowledged].flatMap(([path, count]) => {
        const stored = Number(documents.find((document) => document.path === path)?.views ?? 0);
        const most = count + (refused.get(path) ?? 0);
        return stored >= count && stored <= most ? [] : [{ path, stored, acknowledged: count, most }];
      });
    },
  };
}
