import { once } from 'node:events';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';
import { connect as connectTls, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findNginx } from '../src/deploy/find-nginx.js';
import { startNginx, type Proxy } from '../src/deploy/start-nginx.js';
import { request } from '../src/harness/request.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';

const nginx = findNginx();
const describeWithNginx = nginx ? describe : describe.skip;

/** The certificate of the tests has no issuer that anyone trusts. */
const UNTRUSTED = { rejectUnauthorized: false };
const YEAR = 'max-age=31536000; includeSubDomains';

interface Answer {
  status: unknown;
  headers: IncomingHttpHeaders;
  body: string;
}

async function openSession(proxy: Proxy): Promise<ClientHttp2Session> {
  const session = connect(`https://localhost:${proxy.tlsPort}`, UNTRUSTED);
  await once(session, 'connect');
  return session;
}

async function send(
  session: ClientHttp2Session,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  const stream = session.request({ ':path': path, 'accept-encoding': 'identity', ...headers });
  const answered = text(stream);
  stream.end(body);
  const [received] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  return { status: received[':status'], headers: received, body: await answered };
}

let site: TestSite;
let proxy: Proxy;
let session: ClientHttp2Session;
const start = (setting?: Parameters<typeof startNginx>[2]) =>
  startNginx(nginx ?? '', [new URL(site.url).host], setting);

beforeAll(async () => {
  if (!nginx) return;
  site = await startTestSite({ TRUSTED_PROXIES: '127.0.0.1' });
  proxy = await start();
  session = await openSession(proxy);
});
afterAll(async () => {
  session?.close();
  await proxy?.stop();
  await site?.stop();
});

const getByHttp2 = (path: string) => send(session, path);

const handshake = (version: SecureVersion) =>
  new Promise<string>((resolve) => {
    const socket = connectTls(
      {
        ...UNTRUSTED,
        host: '127.0.0.1',
        port: proxy.tlsPort,
        minVersion: version,
        maxVersion: version,
        // Level 0 lets this client offer what the server must refuse.
        ciphers: 'DEFAULT@SECLEVEL=0',
      },
      () => {
        resolve(socket.getProtocol() ?? 'none');
        socket.destroy();
      },
    );
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

describeWithNginx('TLS at nginx', () => {
  it('speaks HTTP/2 with TLS', async () => {
    expect(session.alpnProtocol).toBe('h2');
    const page = await getByHttp2('/about');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('<div id="mb-remote" data-remote="mfe-home"');
  });

  it('serves a page, its scripts and the data of a screen at the same time over one connection', async () => {
    const { body } = await getByHttp2('/about');
    const scripts = [...body.matchAll(/ (?:src|href)="(\/(?:assets|remotes)\/[^"]+\.js)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(scripts.length).toBeGreaterThan(2);
    const answers = await Promise.all(scripts.map(getByHttp2));
    expect(answers.map(({ status }) => status)).toEqual(scripts.map(() => 200));
    expect((await getByHttp2('/_mb/gate')).status).toBe(404);
  });

  it('accepts the two current versions of TLS, and no older one', async () => {
    expect(await handshake('TLSv1.3')).toBe('TLSv1.3');
    expect(await handshake('TLSv1.2')).toBe('TLSv1.2');
    expect(await handshake('TLSv1.1')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
  });

  it('asks browsers to use https, once in each response of the edge, the services and nginx', async () => {
    const paths = [
      '/about',
      '/about',
      '/assets/icon.svg',
      '/api/exams/allexams',
      '/no/such/page',
      '/_mb/gate',
    ];
    for (const path of paths) {
      const { headers } = await getByHttp2(path);
      expect([path, headers['strict-transport-security']]).toEqual([path, YEAR]);
    }
  });
});

describeWithNginx('plain http at nginx', () => {
  it('redirects plain http with path, query and method, and never says HSTS there', async () => {
    const plain = (path: string, method = 'GET') =>
      request(`http://127.0.0.1:${proxy.port}`, path, { method });
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await plain('/about?a=1', method);
      expect([status, headers.location]).toEqual([308, 'https://127.0.0.1/about?a=1']);
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('refuses calls over plain http, and answers a certificate authority', async () => {
    const origin = `http://127.0.0.1:${proxy.port}`;
    expect((await request(origin, '/api/exams/allexams')).status).toBe(403);
    const challenge = await request(origin, '/.well-known/acme-challenge/token');
    expect([challenge.status, challenge.text]).toEqual([200, 'answer of the ACME client']);
    expect((await request(origin, '/.well-known/acme-challenge/../../key.pem')).status).toBe(308);
  });

  it('serves plain http behind another proxy, and HSTS where that one says https', async () => {
    const behind = await start({ variant: 'plain' });
    try {
      const hsts = async (scheme?: string) => {
        const headers: Record<string, string> = scheme ? { 'x-forwarded-proto': scheme } : {};
        const page = await request(`http://127.0.0.1:${behind.port}`, '/about', { headers });
        expect(page.status).toBe(200);
        return page.headers['strict-transport-security'];
      };
      expect(await hsts('https')).toBe(YEAR);
      expect(await hsts('http')).toBeUndefined();
      expect(await hsts()).toBeUndefined();
    } finally {
      await behind.stop();
    }
  });
});

describeWithNginx('the limits of nginx', () => {
  it('refuses a body that its place does not take, with a problem where calls go', async () => {
    const body = 'x'.repeat(200 * 1024);
    const call = await send(session, '/api/auth/login', { ':method': 'POST' }, body);
    expect([call.status, JSON.parse(call.body)]).toEqual([413, expect.objectContaining({ code: 'MB-1005' })]);
    expect(call.headers['strict-transport-security']).toBe(YEAR);
    const page = await send(session, '/about', { ':method': 'POST' }, 'x'.repeat(2 * 1024));
    expect(page.status).toBe(413);
  });

  it('refuses an address that asks too often, and says when to come back', async () => {
    // One request a minute and a burst of five: no machine is so slow that another one would pass.
    const limited = await start({
      change: (configuration) =>
        configuration.replaceAll(/rate=\d+r\/s/g, 'rate=1r/m').replaceAll(/burst=\d+/g, 'burst=5'),
    });
    try {
      const visitor = await openSession(limited);
      const statuses = async (path: string) =>
        (await Promise.all(Array.from({ length: 20 }, () => send(visitor, path)))).map(
          ({ status }) => status,
        );
      const refused = (await statuses('/about')).filter((status) => status === 429);
      expect(refused).toHaveLength(14);
      const calls = await Promise.all(Array.from({ length: 20 }, () => send(visitor, '/api/exams/allexams')));
      const problems = calls.filter(({ status }) => status === 429);
      expect(problems).toHaveLength(14);
      expect(problems[0]?.headers).toMatchObject({ 'retry-after': '1', 'strict-transport-security': YEAR });
      expect(JSON.parse(problems[0]?.body ?? '')).toMatchObject({ code: 'MB-1006' });
      visitor.close();
    } finally {
      await limited.stop();
    }
  });
});
