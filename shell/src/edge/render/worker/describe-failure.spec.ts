import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describeFailure, withoutSourceMap } from './describe-failure.js';

/** Lines 1, 2 and 3 of the bundle are lines 1 and 3 of the source, and line 1 of webpack's code. */
const MAP = {
  version: 3,
  file: 'server.cjs',
  sources: ['mfe-tally/src/fruit.ts', 'webpack/bootstrap'],
  names: [],
  mappings: 'AAAA;AAEA;ACFA',
  sourceRoot: '',
};
const CODE = 'one();\ntwo();\nthree();';
const comment = (map: unknown) =>
  `\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;

let folder: string;
let count = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failure-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function bundle(map: unknown = MAP) {
  const serverFile = join(folder, `${(count += 1)}.cjs`);
  await writeFile(serverFile, CODE + comment(map));
  return { serverFile, name: 'mfe-tally', version: '1.0.0' };
}

/** An error with calls in lines of the bundle. */
const thrownIn = (message: string, lines: number[], cause?: unknown) =>
  Object.assign(new Error(message, { cause }), {
    stack: [
      `Error: ${message}`,
      ...lines.map((line) => `    at f (mfe-tally@1.0.0/server.cjs:${line}:1)`),
    ].join('\n'),
  });

describe('an error of the code of a remote', () => {
  it('has file and line of the sources, also those of its causes', async () => {
    const root = thrownIn('refused', [1]);
    const error = thrownIn('no fruit', [2], thrownIn('no answer', [3, 1], root));
    expect(await describeFailure(error, await bundle())).toEqual({
      message: error.stack,
      source: 'mfe-tally/src/fruit.ts:3',
      causes: [
        // Webpack's own code is no source.
        { message: 'Error: no answer', source: 'mfe-tally/src/fruit.ts:1' },
        { message: 'Error: refused', source: 'mfe-tally/src/fruit.ts:1' },
      ],
    });
  });

  it('has few causes, also when they are a circle', async () => {
    const error = thrownIn('a', []);
    error.cause = error;
    expect((await describeFailure(error, await bundle())).causes).toHaveLength(5);
  });

  it.each([
    ['a text', 'nothing', 'nothing'],
    ['an error without a stack', Object.assign(new Error('x'), { stack: undefined }), 'Error: x'],
    [
      'an object that throws',
      {
        toString() {
          throw new Error('never');
        },
      },
      'Threw an object that cannot be read',
    ],
  ])('may be %s', async (_, thrown, message) => {
    expect(await describeFailure(thrown, await bundle())).toEqual({ message });
  });

  it('is described without a source where the map is missing or broken', async () => {
    const error = thrownIn('x', [1]);
    const missing = { serverFile: join(folder, 'none.cjs'), name: 'mfe-tally', version: '1.0.0' };
    for (const place of [missing, await bundle({ version: 2 }), await bundle('no map')])
      expect(await describeFailure(error, place)).toEqual({ message: error.stack });
  });
});

it('a bundle runs without its map', () => {
  expect(withoutSourceMap(CODE + comment(MAP))).toBe(`${CODE}\n`);
  expect(withoutSourceMap(CODE)).toBe(CODE);
});
