import { once } from 'node:events';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findNginx } from '../src/deploy/find-nginx.js';
import { startNginx, type Proxy } from '../src/deploy/start-nginx.js';
import { request } from '../src/harness/request.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';

const nginx = findNginx();
const describeWithNginx = nginx ? describe : describe.skip;

describeWithNginx('the shipped configuration of nginx', () => {
  let site: TestSite;
  let proxy: Proxy;
  let session: ClientHttp2Session;

  beforeAll(async () => {
    site = await startTestSite();
    proxy = await startNginx(nginx ?? '', new URL(site.url).host);
    // The certificate of the test has no issuer that anyone trusts.
    session = connect(`https://localhost:${proxy.tlsPort}`, { rejectUnauthorized: false });
    await once(session, 'connect');
  });
  afterAll(async () => {
    session?.close();
    await proxy?.stop();
    await site?.stop();
  });

  async function getByHttp2(path: string) {
    const stream = session.request({ ':path': path, 'accept-encoding': 'identity' });
    const body = text(stream);
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    return { status: headers[':status'], headers, body: await body };
  }

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

  it('still speaks HTTP/1.1 without TLS', async () => {
    const { status } = await request(`http://127.0.0.1:${proxy.port}`, '/about');
    expect(status).toBe(200);
  });
});
