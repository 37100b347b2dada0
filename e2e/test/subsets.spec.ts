import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from '../src/harness/request.js';
import { call } from '../src/harness/call.js';
import { documentsOf } from '../src/harness/collection.js';
import { startEdge, startServices, type Part } from '../src/harness/part.js';
import { freePort } from '../src/harness/ports.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { renderedPage } from '../src/routes/visit.js';

/** `RATE_RULES`: logins of one account in five minutes. */
const LOGINS = 30;
const VIEWS = 60;

let site: TestSite;
const started: Part[] = [];
const keep = async (part: Promise<Part>): Promise<Part> => {
  const running = await part;
  started.push(running);
  return running;
};
const modules = async (names: string): Promise<Part> =>
  keep(startServices(site, { SERVICES: names, SERVICES_PORT: String(await freePort()) }));
const edgeOf = async (servicesUrl: string, folder: string): Promise<Part> =>
  keep(
    startEdge(site, {
      PORT: String(await freePort()),
      SERVICES_URL: servicesUrl,
      DATA_DIR: `${site.dataDir}/${folder}`,
    }),
  );

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(async () => {
  for (const part of started.reverse()) await part.stop();
  await site?.stop();
});

/** One GET request of each module, and its response where the module runs. */
const OF_MODULES = {
  exam: ['/api/exams/allexams', 200],
  content: ['/api/articles/posts', 200],
  auth: ['/api/auth/login', 405],
  upload: ['/api/upload/history', 401],
  releases: ['/api/releases/composition', 403],
} as const;
type ModuleName = keyof typeof OF_MODULES;
const NAMES = ['exam', 'content', 'auth', 'upload', 'releases'] as const;

const parts = new Map<ModuleName, Part>();
const partOf = (name: ModuleName): Part => {
  const part = parts.get(name);
  if (part === undefined) throw new Error(`${name} does not run`);
  return part;
};

describe('a module alone', () => {
  beforeAll(async () => {
    await Promise.all(NAMES.map(async (name) => parts.set(name, await modules(name))));
  });

  it.each(NAMES)('%s answers its calls and no others', async (name) => {
    const { url } = partOf(name);
    for (const other of NAMES) {
      const [path, status] = OF_MODULES[other];
      const answer = await call(site, url, path);
      expect([other, answer.status]).toEqual([other, other === name ? status : 404]);
    }
    expect((await request(url, '/health/ready')).status).toBe(200);
  });
});

describe('an edge whose modules run apart', () => {
  let edge: Part;
  beforeAll(async () => {
    edge = await edgeOf(NAMES.map((name) => `${name}=${partOf(name).url}`).join(), 'apart');
  });

  it('sends each call to its module', async () => {
    for (const name of NAMES) {
      if (name === 'releases') continue;
      const [path, status] = OF_MODULES[name];
      expect([name, (await call(site, edge.url, path)).status]).toEqual([name, status]);
    }
  });

  it('renders pages', async () => {
    const page = await renderedPage(`${edge.url}/exam/dmv-california`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('California');
  });

  it('goes on without one of them', async () => {
    await partOf('content').stop();
    expect((await call(site, edge.url, '/api/articles/posts')).status).toBe(503);
    expect((await call(site, edge.url, '/api/exams/allexams')).status).toBe(200);
    expect((await request(edge.url, '/exam/dmv-texas')).status).toBe(200);
  });
});

describe('two replicas behind an edge', () => {
  let edge: Part;
  let replicas: string[];
  beforeAll(async () => {
    replicas = [site.servicesUrl, (await modules(NAMES.join())).url];
    edge = await edgeOf(replicas.join(), 'replicas');
  });

  it('share a rate limit', async () => {
    const login = { username: 'unknown-name', password: 'a wrong password' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= LOGINS; attempt += 1) {
      statuses.push((await call(site, edge.url, '/api/auth/login', login)).status);
    }
    expect(statuses.slice(0, LOGINS)).toEqual(Array.from({ length: LOGINS }, () => 401));
    expect(statuses[LOGINS]).toBe(429);
    for (const url of replicas) {
      const answer = await call(site, url, '/api/auth/login', login);
      expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    }
  });

  it('count page views together, none lost', async () => {
    const view = { path: '/counted-by-two', query: '', region: 'US' };
    const statuses = await Promise.all(
      Array.from({ length: VIEWS }, () => call(site, edge.url, '/api/content/pageviews', view)),
    );
    expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
    const counted = (await documentsOf(site, 'pageViews')).filter(({ path }) => path === view.path);
    expect(counted.reduce((sum, { views }) => sum + Number(views), 0)).toBe(VIEWS);
  });
});
