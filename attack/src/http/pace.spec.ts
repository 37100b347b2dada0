import { describe, expect, it } from '@jest/globals';
import { frontDoorRates, Pace, ratesOf, zoneOf } from './pace.js';

describe('the rates of the front door', () => {
  it('are read from its configuration', () => {
    const zone = (name: string, rate: number) => `limit_req_zone $addr zone=${name}:10m rate=${rate}r/s;\n`;
    const text = zone('pages', 7) + zone('calls', 5) + zone('uploads', 3);
    expect(ratesOf(text)).toEqual({ pages: 7, calls: 5, uploads: 3 });
    expect(() => ratesOf(zone('pages', 7))).toThrow('The front door has no rate for calls');
    for (const rate of Object.values(frontDoorRates())) expect(rate).toBeGreaterThan(0);
  });
});

describe('a request', () => {
  it.each([
    ['/dmv?q=1', 'pages'],
    ['/_mb/data', 'pages'],
    ['/api/exams/allexams', 'calls'],
    ['/api/uploads', 'calls'],
    ['/api/upload', 'uploads'],
    ['/api/upload/history', 'uploads'],
  ])('for %s counts among %s', (path, zone) => {
    expect(zoneOf(path)).toBe(zone);
  });

  it('waits for its turn, in its own zone', async () => {
    const pace = new Pace({ pages: 50, calls: 1, uploads: 1 });
    const startedAt = performance.now();
    await Promise.all([pace.turn('/api/docs'), pace.turn('/'), pace.turn('/'), pace.turn('/')]);
    const elapsed = performance.now() - startedAt;
    expect(elapsed).toBeGreaterThan(35);
    expect(elapsed).toBeLessThan(900);
  });
});
