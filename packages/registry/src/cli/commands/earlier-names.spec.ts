import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { documentOf, StandInServices } from '../../../test/stand-in-services.js';

let services: StandInServices;

beforeEach(async () => {
  services = new StandInServices();
  await services.start();
});

afterEach(() => services.stop());

it('mb gc understands earlier services, and prints the name that scripts read', async () => {
  const result = { dryRun: true, removed: [], kept: 6, bytes: 0 };
  services.answer('POST /api/releases/gc', result);
  expect((await services.mb('gc')).out.at(-1)).toMatch(/; 6 remain$/);
  expect(documentOf(await services.mb('gc', '--json'))).toEqual({ ...result, retained: 6 });
});
