import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { composition, FILES, OTHER_KEYS, PUBLIC_KEYS, before, signed } from '../../../test/samples.js';
import { documentOf, StandInServices, TOKEN } from '../../../test/stand-in-services.js';

const LIVE = 'GET /api/releases/composition';
const fileOf = (version: string, file: string) => `GET /api/releases/artefacts/mfe-x/${version}/${file}`;

let services: StandInServices;

const verify = (keys: string | undefined, ...args: string[]) =>
  services.mbWith({ environment: { MB_TOKEN: TOKEN, COMPOSITION_PUBLIC_KEYS: keys } }, 'verify', ...args);

beforeEach(async () => {
  services = new StandInServices();
  await services.start();
  services.answer(LIVE, signed(composition));
  for (const version of ['1.0.0', '0.9.0']) {
    for (const [file, text] of Object.entries(FILES)) {
      services.answers[fileOf(version, file)] = { status: 200, body: Buffer.from(text) };
    }
  }
});

afterEach(() => services.stop());

describe('mb verify', () => {
  it('fetches every file of every version, and says whose keys it believed', async () => {
    const { code, out } = await verify(PUBLIC_KEYS);
    expect(code).toBe(0);
    expect(out).toEqual([
      'composition 7',
      '✔ signed by test (COMPOSITION_PUBLIC_KEYS)',
      '  Remote  Version  Role      Files  Size  Differ',
      '✔ mfe-x   1.0.0    live      2      11 B',
      '✔ mfe-x   0.9.0    fallback  2      11 B',
      'all 4 files are what was signed',
    ]);
    expect(services.requests).toHaveLength(5);
  });

  it("believes the services' own keys when none are given, and says so", async () => {
    const [id = '', key = ''] = PUBLIC_KEYS.split(':');
    services.answer('GET /api/releases/keys', { [id]: key });
    const ended = await verify(undefined, '--json');
    expect(ended.code).toBe(0);
    expect(documentOf(ended)).toMatchObject({ composition: 7, signedBy: 'test', keysFrom: 'services' });
  });

  it('lists each file that is not what was signed, and ends with 1', async () => {
    services.answers[fileOf('1.0.0', 'remoteEntry.js')] = { status: 200, body: Buffer.from('hellO') };
    services.answers[fileOf('1.0.0', 'chunks/page.js')] = { status: 200, body: Buffer.from('short') };
    services.refuse(fileOf('0.9.0', 'remoteEntry.js'), 410, 'MB-4014', 'It was removed.');
    const ended = await verify(PUBLIC_KEYS);
    expect(ended).toMatchObject({ code: 1, err: [] });
    expect(ended.out.slice(3)).toEqual([
      '✖ mfe-x   1.0.0    live      2      10 B  2',
      '✖ mfe-x   0.9.0    fallback  2      6 B   1',
      '✖ mfe-x@0.9.0/remoteEntry.js: MB-4014 It was removed.',
      '✖ mfe-x@1.0.0/chunks/page.js: 5 bytes instead of 6',
      expect.stringMatching(/^✖ mfe-x@1\.0\.0\/remoteEntry\.js: sha384-\S+ instead of sha384-\S+$/),
      '3 differences',
    ]);
    expect(documentOf(await verify(PUBLIC_KEYS, '--json'))).toHaveProperty('differences.length', 3);
  });

  it('looks no further when no trusted key signed', async () => {
    const ended = await verify(OTHER_KEYS);
    expect(ended.code).toBe(1);
    expect(ended.out.join('\n')).toMatch(
      /✖ not signed by a trusted key[\s\S]*✖ signature: .*signed by: test/,
    );
    expect(services.routes).toEqual([LIVE]);
  });

  it('notices an answer that was signed for another number', async () => {
    services.answer('GET /api/releases/compositions/3', signed(before));
    const ended = await verify(PUBLIC_KEYS, '3');
    expect(ended.code).toBe(1);
    expect(ended.out).toContain('✖ number: the answer for 3 is composition 6, signed as that');
  });

  it('is no verdict when the services go away, or the keys cannot be read', async () => {
    services.refuse(fileOf('1.0.0', 'remoteEntry.js'), 503, 'MB-1008', 'Away.');
    expect(await verify(PUBLIC_KEYS)).toMatchObject({ code: 69 });
    expect(await verify('nonsense')).toMatchObject({ code: 64 });
  });
});
