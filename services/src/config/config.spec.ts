import { describe, expect, it } from '@jest/globals';
import { parseConfig } from './config.js';

const NEEDED = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017/mockingbird',
  API_KEYS: 'browser:browser-secret-0001,edge:edge-secret-000001',
  JWT_SECRET: 'a-secret-of-thirty-two-characters',
  COMPOSITION_KEY: `own:${Buffer.alloc(32, 1).toString('base64')}`,
};

const configOf = (environment: Record<string, string>) => {
  const parsed = parseConfig({ ...NEEDED, ...environment });
  if (!parsed.ok) throw new Error(parsed.issues.join());
  return parsed.config;
};
const issuesOf = (environment: Record<string, string | undefined>) => {
  const parsed = parseConfig({ ...NEEDED, ...environment });
  return parsed.ok ? [] : parsed.issues;
};

describe('the configuration', () => {
  it('needs a database and keys, and has a default for the rest', () => {
    expect(configOf({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      services: new Set(['exam', 'content', 'auth', 'upload', 'releases']),
      mongodbUri: NEEDED.MONGODB_URI,
      apiKeys: new Map([
        ['browser', 'browser-secret-0001'],
        ['edge', 'edge-secret-000001'],
      ]),
      jwtSecret: NEEDED.JWT_SECRET,
      compositionKey: { id: 'own', key: expect.anything() },
      compositionPublicKeys: '',
      gateUrl: undefined,
      dataDir: '.data',
      trustedProxies: [],
      logLevel: 'info',
      stopDelayMs: 0,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      corsOrigins: [],
      slowerByPercent: 20,
      slowerAction: 'report',
      pictureCheck: 'on',
    });
  });

  it('takes an empty value for none', () => {
    expect(configOf({ SERVICES: 'content', JWT_SECRET: '', HOST: '' }).host).toBe('127.0.0.1');
  });

  it('reads modules, networks and the port', () => {
    const config = configOf({
      SERVICES: 'exam, content',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.168.1.7',
      SERVICES_PORT: '0',
    });
    expect([...config.services]).toEqual(['exam', 'content']);
    expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1', '192.168.1.7']);
    expect(config.port).toBe(0);
  });

  it('names all issues together, and no value', () => {
    const issues = issuesOf({
      SERVICES_PORT: '70000',
      SERVICES: 'exam,exams',
      MONGODB_URI: undefined,
      API_KEYS: 'browser:short',
      JWT_SECRET: 'too-short',
      TRUSTED_PROXIES: '10.0.0.0/33',
      LOG_LEVEL: 'loud',
    });
    expect(issues.map((issue) => issue.split(':')[0])).toEqual([
      'SERVICES_PORT',
      'SERVICES',
      'MONGODB_URI',
      'API_KEYS',
      'JWT_SECRET',
      'TRUSTED_PROXIES',
      'LOG_LEVEL',
    ]);
    expect(issues.join()).not.toMatch(/too-short|:short/);
  });

  it.each([
    ['auth,content', 1],
    ['exam', 1],
    ['content,releases', 1],
  ])('needs a secret for tokens with the modules %s: %i fault', (modules, count) => {
    const issues = issuesOf({ SERVICES: modules, JWT_SECRET: undefined });
    expect(issues.filter((issue) => issue.startsWith('JWT_SECRET: Is required'))).toHaveLength(count);
  });

  it('needs a key to sign compositions with where there are releases', () => {
    expect(issuesOf({ COMPOSITION_KEY: undefined })).toEqual(['COMPOSITION_KEY: Is required for releases']);
    expect(issuesOf({ COMPOSITION_KEY: undefined, SERVICES: 'content' })).toEqual([]);
    expect(issuesOf({ COMPOSITION_KEY: 'own:short' })[0]).toMatch(/^COMPOSITION_KEY: .*32 bytes/);
  });

  it('takes public keys of before a rotation, and a gate when it has a key for it', () => {
    const keys = `old:${Buffer.alloc(32, 1).toString('base64')}`;
    const { compositionPublicKeys, gateUrl } = configOf({
      COMPOSITION_PUBLIC_KEYS: keys,
      GATE_URL: 'http://127.0.0.1:3000',
    });
    expect([compositionPublicKeys, gateUrl]).toEqual([keys, 'http://127.0.0.1:3000']);
    expect(issuesOf({ COMPOSITION_PUBLIC_KEYS: 'old' })[0]).toMatch(/^COMPOSITION_PUBLIC_KEYS: Expected/);
    expect(issuesOf({ GATE_URL: 'edge:3000/x' })[0]).toMatch(/^GATE_URL: Expected an origin/);
    expect(issuesOf({ GATE_URL: 'http://edge', API_KEYS: 'browser:browser-secret-0001' })).toEqual([
      'GATE_URL: Needs a key "edge" in API_KEYS',
    ]);
  });

  it.each(['-1', '1e3', '80 ', 'http', '99999'])('refuses the port %j', (port) => {
    expect(issuesOf({ SERVICES_PORT: port })).toHaveLength(1);
  });

  it.each(['mockingbird.example', 'https://mockingbird.example/', 'file:///x', '*'])(
    'refuses the origin %j',
    (origin) => {
      expect(issuesOf({ CORS_ORIGINS: origin })).toHaveLength(1);
    },
  );

  it.each(['somewhere', '10.0.0.0/8/8', '10.0.0.0/x', '::1/129'])('refuses the proxy %j', (proxy) => {
    expect(issuesOf({ TRUSTED_PROXIES: proxy })).toHaveLength(1);
  });

  it.each([
    ['SLOWER_BY_PERCENT', '0'],
    ['SLOWER_BY_PERCENT', '20 %'],
    ['SLOWER_ACTION', 'rollback'],
  ])('names %s when it is %j', (name, value) => {
    expect(issuesOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });

  it('reads what happens to slower versions', () => {
    const { slowerByPercent, slowerAction } = configOf({
      SLOWER_BY_PERCENT: '35',
      SLOWER_ACTION: 'roll-back',
    });
    expect([slowerByPercent, slowerAction]).toEqual([35, 'roll-back']);
  });

  it('takes failpoints in tests on this machine only', () => {
    const FAILPOINTS = 'publisher.before-flip=kill@3';
    const names = (environment: Record<string, string>) =>
      issuesOf(environment).map((text) => text.split(':')[0]);
    expect(configOf({ FAILPOINTS, NODE_ENV: 'test' }).failpoints).toEqual([
      { name: 'publisher.before-flip', signal: 'SIGKILL', passes: 3 },
    ]);
    expect(names({ FAILPOINTS })).toEqual(['FAILPOINTS']);
    expect(names({ FAILPOINTS, NODE_ENV: 'test', HOST: '0.0.0.0' })).toEqual(['FAILPOINTS']);
    expect(names({ FAILPOINTS: 'elsewhere=kill@1', NODE_ENV: 'test' })).toEqual(['FAILPOINTS']);
  });
});
