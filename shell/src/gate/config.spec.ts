import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../edge/config.js';
import { createSiteConfig } from '../edge/site-config.js';
import { readGateConfig } from './config.js';

const REQUIRED = {
  API_KEYS: 'browser:browser-secret-for-tests,edge:edge-secret-for-tests-only',
  COMPOSITION_PUBLIC_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
};

describe('the configuration of the gate', () => {
  it('has a port, and gives pages the same configuration as the edge does', () => {
    const site = {
      ...REQUIRED,
      PORT: '8080',
      SUPPORT_EMAIL: 'help@site.test',
      SOCIAL_LINKS: 'Elsewhere=https://elsewhere.test',
      GA4_ID: 'G-ABC123',
      API_BASE_URL: 'https://api.site.test/',
    };
    expect(readGateConfig(REQUIRED).GATE_PORT).toBe(4100);
    expect(createSiteConfig(readGateConfig({ ...site, GATE_PORT: '0' }))).toEqual(
      createSiteConfig(readConfig(site)),
    );
  });

  it('names what is wrong', () => {
    expect(() => readGateConfig({ ...REQUIRED, GATE_PORT: 'many' })).toThrow(/^MB-5002 GATE_PORT: /);
  });
});
