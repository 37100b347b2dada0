import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import * as z from 'zod';
import { liveSite, servedRemote } from '../../../test/edge/live-site.js';
import type { LiveSite } from '../composition/live-site.js';
import { createPage } from '../page/create-page.js';
import { installRoutes } from './install-routes.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
const SITE: LiveSite = {
  ...liveSite([servedRemote('mfe-home', '1.0.0', ['/'])]),
  chrome: {
    navigation: [
      { label: 'Exams', href: '/', area: 'header', order: 10 },
      { label: 'Mock tests', href: '/practice-tests', area: 'header', order: 10 },
      { label: 'Sign in', href: '/login', area: 'header', order: 80, audience: 'signed-out' },
      { label: 'About', href: '/about', area: 'footer', order: 10 },
    ],
    search: undefined,
  },
};

/** The members of a web app manifest that an installable site needs. */
const manifestSchema = z.object({
  name: z.string(),
  short_name: z.string().max(12),
  start_url: z.literal('/'),
  display: z.literal('standalone'),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
});

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

async function start(OFFLINE: 'on' | 'off', site: LiveSite | undefined = SITE) {
  const app = express();
  app.disable('etag');
  app.use(
    installRoutes({
      config: { OFFLINE },
      site: () => site,
      renderer: {
        renderOfflinePage: async () => ({
          isCacheable: false,
          page: createPage(200, { 'content-type': 'text/html' }, 'the offline page'),
        }),
      },
      workerScripts: { main: 'storing();', remove: 'removing();' },
    }),
  );
  const started = app.listen(0, '127.0.0.1');
  server = started;
  await new Promise((done) => started.once('listening', done));
  // A server on a port has an `AddressInfo`.
  const origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  return (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
}

describe('the web app manifest', () => {
  it('has what an installable site needs, and may be cached for a day', async () => {
    const get = await start('on');
    const response = await get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const manifest = manifestSchema.parse(await response.json());
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    expect(manifest.shortcuts).toEqual([{ name: 'Mock tests', url: '/practice-tests' }]);
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/manifest.webmanifest', { 'if-none-match': etag })).status).toBe(304);
  });

  it('has the colours of the tokens, and icons of the stated sizes', async () => {
    const manifest = manifestSchema.parse(await (await (await start('on'))('/manifest.webmanifest')).json());
    const tokens = readFileSync(resolve(ROOT, 'packages/ui/src/styles/tokens.css'), 'utf8');
    const paper = /--color-paper: (#[0-9a-f]{6})/.exec(tokens)?.[1];
    expect([manifest.background_color, manifest.theme_color]).toEqual([paper, paper]);
    for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png')) {
      const png = readFileSync(resolve(ROOT, 'shell/public', src.replace('/assets/', '')));
      // Width and height are in the header of a PNG, which comes first.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});

describe('the service worker', () => {
  it('is revalidated at each visit', async () => {
    const get = await start('on');
    const response = await get('/sw.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('storing();');
  });

  it('is one that removes itself while offline use is off', async () => {
    const get = await start('off');
    expect(await (await get('/sw.js')).text()).toBe('removing();');
    expect((await get('/_mb/offline')).status).toBe(404);
  });

  it('gets the page that it stores', async () => {
    const get = await start('on');
    expect(await (await get('/_mb/offline')).text()).toBe('the offline page');
  });
});
