import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mediaListResponse, mediaResponse } from '@mockingbird/contracts';
import { signRequest } from '@mockingbird/request-signing/node';
import sharp from 'sharp';
import { MediaRepository } from '../../src/media/media.repository.js';
import { PictureCheckService } from '../../src/media/picture-check/picture-check.service.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { SECRETS, startApp, type TestApp } from '../support/harness.js';
import { sendAsAdmin } from '../upload/upload-form.js';

const RED = { r: 200, g: 20, b: 20 };
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

const HOSTILE_SVG = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 60" onload="alert(1)">
<script>alert(2)</script><style>@import url(https://evil.example/a.css);</style>
<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
<a href="javascript:alert(3)"><text x="1" y="20">Hi &amp; you</text></a>
<image xlink:href="https://evil.example/p.png"/><use href="https://evil.example/x.svg#a"/>
<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>
<rect fill="url(#g)" width="9" height="9" style="background:url(https://evil.example)" onclick="alert(4)"/>
<set attributeName="href" to="javascript:alert(5)"/></svg>`;

describe('pictures by upload', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const send = async (
    file: Uint8Array | string,
    name = 'a.png',
    alternativeText: string | null = 'A red area',
  ) => {
    const form = new FormData();
    if (alternativeText !== null) form.append('alternativeText', alternativeText);
    form.append('file', new Blob([new Uint8Array(Buffer.from(file))], { type: 'image/png' }), name);
    return sendAsAdmin(services, '/api/upload/media', form);
  };
  const stored = async (...given: Parameters<typeof send>) => {
    const { status, json } = await send(...given);
    if (status !== 200) throw new Error(JSON.stringify(json));
    return mediaResponse.parse(json).data;
  };
  const getFile = async (url: string) => {
    const path = `/api/upload/media/${url.split('/').at(-1) ?? ''}`;
    return services.call(path, { key: 'edge' });
  };
  const bytesOf = async (url: string) => {
    const path = `/api/upload/media/${url.split('/').at(-1) ?? ''}`;
    const headers = signRequest({
      keyId: 'edge',
      secret: SECRETS.edge,
      method: 'GET',
      path,
      now: Date.now(),
    });
    return Buffer.from(await (await fetch(services.url + path, { headers })).arrayBuffer());
  };

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('stores %s in two sizes as WebP', async (format) => {
    const file = await canvas(1600, 900)[format]().toBuffer();
    const media = await stored(file, `photo.${format}`);
    expect(media).toMatchObject({ alternativeText: 'A red area', width: 1280, height: 720, by: 'ada' });
    expect(media.sizes.map(({ url, width }) => [url.endsWith(`-${width}.webp`), width])).toEqual([
      [true, 640],
      [true, 1280],
    ]);
    expect(media.url).toBe(media.sizes[1]?.url);
    const answer = await getFile(media.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { width, format: written } = await sharp(await bytesOf(media.url)).metadata();
    expect([width, written]).toEqual([1280, 'webp']);
  });

  it('does not enlarge a small picture, and stores a middle one twice', async () => {
    const small = await stored(await canvas(100, 50).png().toBuffer());
    expect(small.sizes.map(({ width }) => width)).toEqual([100]);
    const middle = await stored(await canvas(900, 50).png().toBuffer());
    expect(middle.sizes.map(({ width }) => width)).toEqual([640, 900]);
  });

  it('turns a photo upright, and removes its metadata', async () => {
    const photo = await canvas(80, 40)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
    expect(photo.toString('latin1')).toContain('a secret place');
    const media = await stored(photo, 'photo.jpg');
    expect([media.width, media.height]).toEqual([40, 80]);
    const file = await bytesOf(media.url);
    expect(file.toString('latin1')).not.toContain('a secret place');
    expect((await sharp(file).metadata()).exif).toBeUndefined();
  });

  it('stores the same picture once, with its latest text', async () => {
    const file = await canvas(30, 30).png().toBuffer();
    const first = await stored(file, 'one.png', 'First');
    const second = await stored(file, 'two.png', 'Second');
    expect([second.id, second.url]).toEqual([first.id, first.url]);
    const { data } = mediaListResponse.parse(
      (await services.call('/api/upload/media?q=SECOND%20two', { as: 'admin' })).json(),
    );
    expect(data.map(({ id, alternativeText }) => [id, alternativeText])).toEqual([[first.id, 'Second']]);
  });

  it('removes scripts, events and other addresses from an SVG', async () => {
    const media = await stored(HOSTILE_SVG, 'drawing.svg');
    expect(media).toMatchObject({ width: 120, height: 60 });
    expect(media.url).toMatch(/-120\.svg$/);
    const answer = await getFile(media.url);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.text).not.toMatch(
      /script|alert|evil|javascript|foreignObject|iframe|onload|onclick|DOCTYPE/,
    );
    expect(answer.text).toContain('viewBox="0 0 120 60"');
    expect(answer.text).toContain('<linearGradient id="g">');
    expect(answer.text).toContain('fill="url(#g)"');
    expect(answer.text).toContain('Hi &amp; you');
  });

  it.each([
    ['a GIF', canvas(20, 20).gif().toBuffer(), 'a.png'],
    ['a TIFF', canvas(20, 20).tiff().toBuffer(), 'a.png'],
    ['text', Promise.resolve(Buffer.from('hello')), 'a.png'],
    ['HTML', Promise.resolve(Buffer.from('<html><script>alert(1)</script></html>')), 'a.svg'],
    [
      'an SVG with entities',
      Promise.resolve(Buffer.from('<!DOCTYPE svg [<!ENTITY a "aa">]><svg/>')),
      'a.svg',
    ],
    [
      'a broken PNG',
      canvas(20, 20)
        .png()
        .toBuffer()
        .then((file) => file.subarray(0, 40)),
      'a.png',
    ],
    ['nothing', Promise.resolve(Buffer.alloc(0)), 'a.png'],
  ])('refuses %s, whatever its name says', async (_, file, name) => {
    const { status, json } = await send(await file, name);
    expect([status, json['errors']]).toEqual([
      400,
      [{ path: '/file', message: 'Expected a PNG, JPEG, WebP, AVIF or SVG picture' }],
    ]);
  });

  it('refuses a small file with too many pixels', async () => {
    const bomb = await canvas(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await send(bomb)).json['errors']).toEqual([
      { path: '/file', message: 'Has 100 million pixels. At most 40 million are possible' },
    ]);
  });

  it('needs an alternative text and a file, and an admin', async () => {
    const file = await canvas(20, 20).png().toBuffer();
    for (const text of [null, '  ']) {
      expect((await send(file, 'a.png', text)).json['errors']).toEqual([
        { path: '/alternativeText', message: expect.any(String) },
      ]);
    }
    const form = new FormData();
    form.append('alternativeText', 'Text');
    expect((await sendAsAdmin(services, '/api/upload/media', form)).json['errors']).toEqual([
      { path: '/file', message: 'Is missing' },
    ]);
    expect((await sendAsAdmin(services, '/api/upload/media', form, { authorization: null })).status).toBe(
      401,
    );
  });

  it('is looked up together with all others of a text, at most 200', async () => {
    const check = services.app.nest.get(PictureCheckService, { strict: false });
    const { url } = await stored(await canvas(40, 20).png().toBuffer());
    const addresses = Array.from(
      { length: 300 },
      (_, at) => `/media/${String(at).padStart(32, '0')}-640.webp`,
    );
    const pictures = [url, ...addresses].map((each, at) => ({ path: `/${at}`, url: each }));
    const findAll = jest.spyOn(services.app.nest.get(MediaRepository, { strict: false }), 'findAll');
    const dead = await check.findDead(pictures, false);
    expect(findAll.mock.calls.map(([ids]) => ids.length)).toEqual([200]);
    findAll.mockRestore();
    expect(dead.map(({ path }) => path)).toEqual(pictures.slice(1, 200).map(({ path }) => path));
  });

  it('answers 404 for a picture that does not exist, and 400 for another name', async () => {
    expect((await getFile(`/media/${'0'.repeat(32)}-640.webp`)).status).toBe(404);
    for (const name of ['..%2F..%2Fsecret', `${'0'.repeat(32)}-640.html`]) {
      expect((await services.call(`/api/upload/media/${name}`, { key: 'edge' })).status).toBe(400);
    }
  });
});
