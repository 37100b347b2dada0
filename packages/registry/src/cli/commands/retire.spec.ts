import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { before, composition, signed } from '../../../test/samples.js';
import { documentOf, StandInServices } from '../../../test/stand-in-services.js';

const RETIRE = 'POST /api/releases/retire';

let services: StandInServices;
beforeEach(async () => {
  services = new StandInServices();
  await services.start();
  services.answer('GET /api/releases/compositions/7', signed(composition));
});
afterEach(() => services.stop());

describe('mb retire', () => {
  it('takes a remote out, says what is gone, and how to bring it back', async () => {
    const made = { ...before, number: 8, kind: 'retire', remotes: [] };
    services.answer(RETIRE, { composition: made, dryRun: false, checks: [] }, 201);
    services.answer('GET /api/releases/composition', signed(composition));
    const { code, out } = await services.mb('retire', 'mfe-x', '--because', 'it moved');
    expect(code).toBe(0);
    expect(services.sentTo(RETIRE)).toEqual([{ name: 'mfe-x', why: 'it moved', base: 7 }]);
    expect(out).toEqual([
      'composition 8 is live',
      '  Remote  What     Before  After  Addresses',
      '  mfe-x   removed  1.0.0',
      'To go back: npx mb rollback 7',
    ]);
  });

  it('names the links that lead to it', async () => {
    const issue = { path: '/remotes/mfe-y/navigation/0/href', message: 'mfe-y@1.0.0 links to /x' };
    services.refuse(RETIRE, 409, 'MB-4019', 'Other remotes link to pages of mfe-x.', [issue]);
    const refused = await services.mb('retire', 'mfe-x', '--because', 'it moved', '--json');
    expect(refused.code).toBe(1);
    expect(documentOf(refused)).toMatchObject({ error: { code: 'MB-4019', faults: [issue] } });
  });

  it.each([[['retire']], [['retire', 'mfe-x']], [['retire', 'mfe-x', '--because', ' ']]])(
    'needs a remote and a reason: %j',
    async (args) => {
      expect(await services.mb(...args)).toMatchObject({ code: 64 });
      expect(services.requests).toEqual([]);
    },
  );
});
