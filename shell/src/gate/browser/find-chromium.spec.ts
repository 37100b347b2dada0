import { describe, expect, it } from '@jest/globals';
import { findChromium, type FoundChromium } from './find-chromium.js';

describe('the Chromium of the gate', () => {
  it.each<[string, string[], FoundChromium]>([
    ['off', [], { missing: 'GATE_CHROMIUM_PATH is off' }],
    ['/opt/chrome', ['/opt/chrome'], { path: '/opt/chrome' }],
    ['/opt/chrome', [], { missing: 'there is no program /opt/chrome (GATE_CHROMIUM_PATH)' }],
    ['auto', ['/usr/bin/google-chrome', '/usr/bin/chromium'], { path: '/usr/bin/chromium' }],
    ['auto', [], { missing: 'no Chromium was found: install it, or set GATE_CHROMIUM_PATH' }],
  ])('by the setting %s where %j exist is %j', (setting, present, found) => {
    expect(findChromium(setting, (path) => present.includes(path))).toEqual(found);
  });
});
