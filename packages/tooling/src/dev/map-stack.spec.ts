import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mapComponents, mapStack } from './map-stack.mjs';

/** Lines 1 and 2 of the build are lines 1 and 3 of the source (VLQ: the first column of each). */
const MAP = {
  version: 3,
  sources: ['webpack://mfe_tally_hot/./src/tally/fruit.ts?1a2b'],
  names: [],
  mappings: 'AAAA;AAEA',
};
const at = (file: string, place: string) =>
  `http://127.0.0.1:4000/remotes/mfe-tally/0.1.0-hot.2/${file}:${place}`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mockingbird-stack-'));
  await writeFile(join(folder, 'tally.js.map'), JSON.stringify(MAP));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a stack of the developed remote', () => {
  it('names file and line of the sources', async () => {
    const stack = `Error: no fruit\n    at fruit (${at('tally.js', '2:7')})\n    at ${at('tally.js', '1:1')}`;
    expect(await mapStack(stack, folder)).toBe(
      'Error: no fruit\n    at fruit (src/tally/fruit.ts:3)\n    at src/tally/fruit.ts:1',
    );
  });

  it('keeps as they are places of others, and those without a map', async () => {
    const stack = `x\n    at ${at('other.js', '1:1')}\n    at http://127.0.0.1:4000/assets/development-shell.js:9:9`;
    expect(await mapStack(stack, folder)).toBe(stack);
  });

  it('is short', async () => {
    const stack = Array.from({ length: 50 }, (_, line) => `at line ${line}`).join('\n');
    expect((await mapStack(stack, folder)).split('\n')).toHaveLength(12);
  });
});

describe('the components around an error', () => {
  it('are named with file and line of the sources, without those of the shell', async () => {
    const stack = [
      '',
      `    at Tally (${at('tally.js', '2:7')})`,
      '    at section (<anonymous>)',
      `    at TallyPage (${at('tally.js', '1:1')})`,
      '    at Screen (http://127.0.0.1:4000/assets/development-shell.js:9:9)',
      `    at Own (${at('tally.js', '1:1')})`,
    ].join('\n');
    expect(await mapComponents(stack, folder)).toBe(
      'Tally (src/tally/fruit.ts:3)\nsection\nTallyPage (src/tally/fruit.ts:1)',
    );
  });

  it('are none for an error outside of rendering', async () => {
    expect(await mapComponents('', folder)).toBe('');
  });
});
