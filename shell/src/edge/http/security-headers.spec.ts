import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config.js';
import { createPolicy, createSecurityHeaders } from './security-headers.js';

const configOf = (env: Record<string, string>) =>
  readConfig({
    API_KEYS: 'browser:a-secret,edge:b-secret',
    COMPOSITION_PUBLIC_KEYS: `own:${Buffer.alloc(32, 1).toString('base64')}`,
    GEO_URL: '',
    ...env,
  });

const policyOf = (env: Record<string, string>) =>
  createSecurityHeaders(configOf(env))['content-security-policy'];

describe('the content security policy', () => {
  it('allows only own files, and nothing unsafe', () => {
    const policy = policyOf({});
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|nonce/);
  });

  it('allows exactly the inline scripts and styles of a page', () => {
    const policy = createPolicy(configOf({}))({
      scripts: ["'sha256-a'"],
      styles: ["'sha256-b'", "'sha256-c'"],
    });
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).toContain("style-src 'self' 'sha256-b' 'sha256-c';");
  });

  it('allows calls to the configured addresses, by their origins', () => {
    expect(policyOf({ API_BASE_URL: 'https://api.test/v1', GEO_URL: 'https://geo.test/json?x' })).toContain(
      "connect-src 'self' https://api.test https://geo.test;",
    );
  });

  it('allows listed origins where overrides are on, and nowhere else', () => {
    const OVERRIDE_ORIGINS = 'http://localhost:5173,https://try.test';
    const on = policyOf({ OVERRIDES: 'on', OVERRIDE_ORIGINS });
    for (const directive of ['script-src', 'style-src', 'connect-src']) {
      expect(on).toContain(`${directive} 'self' http://localhost:5173 https://try.test;`);
    }
    expect(policyOf({ OVERRIDE_ORIGINS })).not.toContain('localhost');
  });
});
