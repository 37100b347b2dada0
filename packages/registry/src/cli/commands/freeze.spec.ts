import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { composition, signed } from '../../../test/samples.js';
import { documentOf, StandInServices } from '../../../test/stand-in-services.js';

const STATE = 'GET /api/releases/freeze';
const FREEZE = 'POST /api/releases/freeze';
const UNFREEZE = 'POST /api/releases/unfreeze';
const freeze = { since: '2026-11-20T09:30:00.000Z', by: 'release', why: 'exam day' };
const FROZEN = 'Releases are frozen by release since 2026-11-20 09:30 UTC, until "mb unfreeze": exam day';

let services: StandInServices;
beforeEach(async () => {
  services = new StandInServices();
  await services.start();
});
afterEach(() => services.stop());

describe('mb freeze', () => {
  it('sends the reason, and says what is possible meanwhile', async () => {
    services.answer(FREEZE, { freeze });
    const { code, out } = await services.mb('freeze', '--because', 'exam day');
    expect([code, out[0]]).toEqual([0, FROZEN]);
    expect(out[1]).toContain('Rollbacks');
    expect(services.sentTo(FREEZE)).toEqual([{ why: 'exam day' }]);
  });

  it.each([
    ['2026-12-01T08:00Z', '2026-12-01T08:00:00.000Z'],
    ['2026-12-01T08:00:30+02:00', '2026-12-01T06:00:30.000Z'],
  ])('ends at %s', async (text, until) => {
    services.answer(FREEZE, { freeze: { ...freeze, until } });
    const { out } = await services.mb('freeze', '--because', 'exam day', '--until', text);
    expect(services.sentTo(FREEZE)).toEqual([{ why: 'exam day', until }]);
    expect(out[0]).toContain(`until ${until.slice(0, 10)}`);
  });

  it('ends after a time from now', async () => {
    services.answer(FREEZE, { freeze });
    const before = Date.now();
    await services.mb('freeze', '--because', 'exam day', '--until', '8h');
    // One element: the test sent one request of this form.
    const [{ until }] = services.sentTo(FREEZE) as [{ until: string }];
    const hours = (Date.parse(until) - before) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(8);
    expect(hours).toBeLessThan(8.01);
  });
});

describe('mb unfreeze', () => {
  it('says which freeze has ended', async () => {
    services.answer(STATE, { freeze });
    services.answer(UNFREEZE, { freeze: null });
    const { code, out } = await services.mb('unfreeze');
    expect([code, out]).toEqual([0, ['the freeze by release since 2026-11-20 09:30 UTC has ended']]);
    services.answer(STATE, { freeze: null });
    expect((await services.mb('unfreeze')).out).toEqual(['releases were not frozen']);
  });
});

describe('during a freeze', () => {
  it('mb status says so first', async () => {
    services.answer(STATE, { freeze });
    services.answer('GET /api/releases/composition', signed(composition));
    expect((await services.mb('status')).out[0]).toBe(FROZEN);
    expect(documentOf(await services.mb('status', '--json'))).toMatchObject({ freeze });
  });

  it('a refused promotion names the way out', async () => {
    services.refuse('POST /api/releases/promote', 409, 'MB-4018', FROZEN);
    const { code, err } = await services.mb('promote', 'mfe-x@1.0.0');
    expect([code, err[0]]).toEqual([1, `MB-4018 ${FROZEN}`]);
    expect(err[1]).toContain('npx mb unfreeze');
  });

  it('mb status works with services of an earlier release, which have no freeze', async () => {
    services.refuse(STATE, 404, 'MB-1003', 'No such route.');
    services.answer('GET /api/releases/composition', signed(composition));
    expect(await services.mb('status')).toMatchObject({ code: 0 });
  });
});
