import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { BANK } from '../../src/build/folders.js';
import { digestsNow, WRITTEN_FROM } from '../../src/build/written-from.js';

/** When this fails: `npm run content:build`. Writing the whole bank again is the long proof, rebuild.spec.ts. */
it('the bank is as the builder wrote it, and nothing that the builder reads has changed since', () => {
  expect(digestsNow()).toEqual(JSON.parse(readFileSync(join(BANK, WRITTEN_FROM), 'utf8')));
});
