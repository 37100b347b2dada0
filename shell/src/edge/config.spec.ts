import { describe, expect, it } from '@jest/globals';
import { getOverrideOrigins, getPublicOrigin, readConfig } from './config.js';

const COMPOSITION_PUBLIC_KEYS = `own:${Buffer.alloc(32, 1).toString('base64')}`;
const API_KEYS = 'browser-1:for-browsers-only,edge-1:for-the-edge-only,release:for-releases';

describe('the configuration of the edge', () => {
  it('needs only keys', () => {
    const config = readConfig({ API_KEYS, COMPOSITION_PUBLIC_KEYS });
    expect(config).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, DATA_DIR: '.data', GA4_ID: '' });
    expect(config.API_KEYS).toEqual({
      browser: { id: 'browser-1', secret: 'for-browsers-only' },
      edge: { id: 'edge-1', secret: 'for-the-edge-only' },
    });
    expect(getPublicOrigin(config)).toBe('http://localhost:3000');
  });

  it('removes the path from the public origin', () => {
    expect(
      getPublicOrigin(
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
    ['EDGE_METRICS_PORT', ''],
    ['EDGE_METRICS_PORT', '70000'],
    ['OVERRIDES', 'yes'],
    ['OVERRIDE_ORIGINS', 'localhost:5173'],
    ['OVERRIDE_ORIGINS', 'http://localhost:5173/path'],
    ['OVERRIDE_ORIGINS', "http://a.test;script-src 'unsafe-inline'"],
    ['OVERRIDE_ORIGINS', 'http://*.test'],
    ['PUBLIC_ORIGIN', 'nowhere'],
    ['GA4_ID', 'UA-1'],
    ['SPEED_SAMPLE_PERCENT', '101'],
    ['SPEED_SAMPLE_PERCENT', 'all'],
    ['SOCIAL_LINKS', 'javascript:alert(1)'],
    ['RENDER_WORKERS', '0'],
    ['BROTLI_QUALITY', '12'],
    ['LOG_LEVEL', 'loud'],
    ['API_KEYS', 'edge:only-one-secret'],
  ])('names %s when it is invalid', (name, value) => {
    expect(() => readConfig({ API_KEYS, COMPOSITION_PUBLIC_KEYS, [name]: value })).toThrow(
      new RegExp(`^MB-5002 .*${name}`),
    );
  });

  it('allows overrides by setting, and in production only by setting', () => {
    const origins = (env: Record<string, string>) =>
      getOverrideOrigins(
        readConfig({ API_KEYS, COMPOSITION_PUBLIC_KEYS, OVERRIDE_ORIGINS: 'http://localhost:5173', ...env }),
      );
    expect(origins({})).toBeUndefined();
    expect(origins({ NODE_ENV: 'production' })).toBeUndefined();
    expect(origins({ OVERRIDES: 'off', NODE_ENV: 'development' })).toBeUndefined();
    expect(origins({ NODE_ENV: 'development' })).toEqual(['http://localhost:5173']);
    expect(origins({ OVERRIDES: 'on', NODE_ENV: 'production' })).toEqual(['http://localhost:5173']);
  });

  it('never shows a secret', () => {
    expect(() => readConfig({ API_KEYS: 'edge:hidden-secret' })).toThrow(/^(?!.*hidden-secret)/);
  });
});
