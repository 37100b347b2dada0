import { createHash } from 'node:crypto';
import type { LiveComposition, LiveRemote } from '@mockingbird/contracts';
import { OFFLINE_PAGE, SCREEN_DATA } from '../../src/shared/offline/addresses.js';

const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The content of each file is its address. */
const listOf = (base: string): string =>
  JSON.stringify({
    integrity: Object.fromEntries(
      ['remoteEntry.js', 'screen.js'].map((file) => [file, digest(base + file)] as const),
    ),
    routes: [],
  });

export function liveRemote(name: string, version: string, paths: readonly string[]): LiveRemote {
  const base = `/remotes/${name}/${version}/`;
  return {
    name,
    version,
    base,
    globalName: `${name}_${version}`.replaceAll(/\W/g, '_'),
    entry: 'remoteEntry.js',
    routes: paths.map((path) => ({ id: path, path, kind: 'page' as const, query: [], js: [], css: [] })),
    filesDigest: digest(listOf(base)),
  };
}

/** A stand-in for an edge: it answers what the service worker requests, from one composition. */
interface StandInEdge {
  /** Key of the composition. */
  key: string;
  respond: (address: string) => Response | undefined;
}

export function createEdge(
  number: number,
  remotes: LiveComposition['remotes'],
  shell = 'shell-1',
): StandInEdge {
  const live: LiveComposition = { number, shell, remotes };
  const text = JSON.stringify(live);
  const key = `${number}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  const [part, script] = [`/assets/part.${shell}.js`, `/assets/${shell}.js`];
  const state = { compositionKey: key, shellFiles: { [part]: digest(part) } };
  const page =
    `<html><link rel="icon" href="/assets/icon.svg"><script type="application/json" id="mb-state">` +
    `${JSON.stringify(state)}</script><script defer src="${script}" integrity="${digest(script)}"></script>`;
  const files = new Map(
    remotes.flatMap(({ base }) => [
      [`${base}version-files.json`, listOf(base)] as const,
      ...['remoteEntry.js', 'screen.js'].map((file) => [base + file, base + file] as const),
    ]),
  );
  return {
    key,
    respond: (address) => {
      const url = new URL(address, 'https://site.test');
      if (url.pathname === '/_mb/composition') return Response.json({ key, number });
      if (url.pathname === `/_mb/compositions/${key}`) return new Response(text);
      if (url.pathname === OFFLINE_PAGE) return new Response(page);
      if (url.pathname.startsWith('/assets/')) return new Response(url.pathname);
      if (url.pathname === SCREEN_DATA) {
        const remote = remotes.find(({ name }) => name === url.searchParams.get('remote'));
        if (remote?.version !== url.searchParams.get('version')) return new Response(null, { status: 409 });
        return Response.json({ data: `data of ${remote?.version}` });
      }
      const file = files.get(url.pathname);
      return file === undefined ? undefined : new Response(file);
    },
  };
}

/**
 * Serves one edge's answers.
 * @param failAt the request that fails, counted from zero; by default none
 */
export function serve(edge: StandInEdge, failAt = Infinity): { fetch: typeof fetch; requests: string[] } {
  const requests: string[] = [];
  return {
    requests,
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const index = requests.push(address) - 1;
      if (index >= failAt) throw new TypeError('Failed to fetch');
      const response = edge.respond(address) ?? new Response(null, { status: 404 });
      // As a browser does.
      const isWrong = init?.integrity && digest(await response.clone().text()) !== init.integrity;
      if (isWrong) throw new TypeError('Failed to find a valid digest');
      return response;
    },
  };
}
