import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const MOST_BYTES = 25_000;
const FOLDER = join(import.meta.dirname, '../src/styles/serif');

it('the serif of headings is small', () => {
  expect(statSync(join(FOLDER, 'serif.woff2')).size).toBeLessThanOrEqual(MOST_BYTES);
});

it('the serif of headings is what its script writes', () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/fonts/serif.mjs'), '--check']);
});
