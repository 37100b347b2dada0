import { describe, expect, it } from '@jest/globals';
import { publicOrigin, readConfig } from './config.js';

const COMPOSITION_PUBLIC_KEYS = `own:${Buffer.alloc(32, 1).toString('base64')}`;
const API_KEYS = 'browser-1:for-browsers-only,edge-1:for-the-edge-only,release:for-releases';

describe('the configuration of the edge', () => {
  it('needs nothing but keys', () => {
    const config = readConfig({ API_KEYS, COMPOSITION_PUBLIC_KEYS });
    expect(config).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, DATA_DIR: '.data', GA4_ID: '' });
    expect(config.API_KEYS).toEqual({
      browser: { id: 'browser-1', secret: 'for-browsers-only' },
      edge: { id: 'edge-1', secret: 'for-the-edge-only' },
    });
    expect(publicOrigin(config)).toBe('http://localhost:3000');
  });

  it('takes the public origin without what follows it', () => {
    expect(
      publicOrigin(
        readConfig({ API_KEYS, COMPOSITION_PUBLIC_KEYS, PUBLIC_ORIGIN: 'https://site.test/path' }),
      ),
    ).toBe('https://site.test');
  });

  it('reads social links', () => {
    const { SOCIAL_LINKS } = readConfig({
      API_KEYS,
      COMPOSITION_PUBLIC_KEYS,
      SOCIAL_LINKS: 'News=https://a.test/x=1, Video=https://b.test',
    });
    expect(SOCIAL_LINKS).toEqual([
      { label: 'News', href: 'https://a.test/x=1' },
      { label: 'Video', href: 'https://b.test' },
    ]);
  });

  it.each([
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'nowhere'],
    ['GA4_ID', 'UA-1'],
    ['SOCIAL_LINKS', 'javascript:alert(1)'],
    ['RENDER_WORKERS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['API_KEYS', 'edge:only-one-secret'],
  ])('names %s when it does not fit', (name, value) => {
    expect(() => readConfig({ API_KEYS, COMPOSITION_PUBLIC_KEYS, [name]: value })).toThrow(
      new RegExp(`^MB-5002 .*${name}`),
    );
  });

  it('never says a secret', () => {
    expect(() => readConfig({ API_KEYS: 'edge:hidden-secret' })).toThrow(/^(?!.*hidden-secret)/);
  });
});
