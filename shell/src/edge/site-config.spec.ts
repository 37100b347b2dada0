import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';
import { createSiteConfig } from './site-config.js';

const REQUIRED = {
  API_KEYS: 'browser:browser-secret-for-tests,edge:edge-secret-for-tests-only',
  COMPOSITION_PUBLIC_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
};
const percentOf = (variables: Record<string, string>) =>
  createSiteConfig(readConfig({ ...REQUIRED, ...variables })).speedSamplePercent;

describe('the configuration in every page', () => {
  it('contains the percentage of measured page loads, unless nothing is measured', () => {
    expect(percentOf({})).toBe(10);
    expect(percentOf({ SPEED_SAMPLE_PERCENT: '0.5' })).toBe(0.5);
    expect(percentOf({ SPEED_SAMPLE_PERCENT: '0' })).toBeUndefined();
  });
});
