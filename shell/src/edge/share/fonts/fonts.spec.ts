import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { it } from '@jest/globals';

it('the fonts of share pictures are what their script writes', () => {
  execFileSync(process.execPath, [
    join(import.meta.dirname, '../../../../../scripts/fonts/share.mjs'),
    '--check',
  ]);
});
