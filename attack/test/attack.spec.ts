import { describe, expect, it } from '@jest/globals';
import { ATTACKS } from '../src/attacks/index.js';
import { readOptions } from '../src/options.js';
import { reportText } from '../src/runner/report.js';
import { issuesOf } from '../src/runner/result.js';
import { runAttacks } from '../src/runner/run-attacks.js';

const NAMES = ATTACKS.map(({ name }) => name);

describe('a small run of all attacks', () => {
  it('gets the expected answers, and harms no other client', async () => {
    const options = readOptions(['--small'], NAMES);
    const results = await runAttacks(options, () => undefined);
    process.stdout.write(`${reportText(results, options).text}\n`);
    expect(results.map(({ name }) => name)).toEqual(NAMES);
    expect(Object.fromEntries(results.map((result) => [result.name, issuesOf(result, false)]))).toEqual(
      Object.fromEntries(NAMES.map((name) => [name, []])),
    );
  });
});
