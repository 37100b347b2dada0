import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFacts } from './facts.mjs';

const SOURCE = {
  source: 'College Board, test specifications',
  address: 'https://example.org/specifications',
  official: true,
  effective: '2024-03-09',
  checked: '2026-11-22',
};
const FACT = { key: 'sat.math.questions', value: 44, unit: 'questions' };

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'facts-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function write(name: string, content: unknown) {
  await mkdir(join(directory, 'facts'), { recursive: true });
  await writeFile(join(directory, 'facts', name), JSON.stringify(content));
}

describe('the facts of a remote', () => {
  it('may be absent', async () => {
    await expect(checkFacts(directory)).resolves.toBeUndefined();
  });

  it('are accepted with source, address and dates', async () => {
    await write('sat.json', [
      { ...SOURCE, facts: [FACT, { ...FACT, key: 'sat.levels', value: [[1, 'a']] }] },
    ]);
    await expect(checkFacts(directory)).resolves.toBeUndefined();
  });

  it('stop the build without a source, an address or a checked date, each with its path', async () => {
    const { source: _source, ...anonymous } = SOURCE;
    await write('act.json', [{ ...anonymous, facts: [FACT] }]);
    await write('sat.json', [
      { ...SOURCE, address: 'a book', checked: 'yesterday', facts: [{ ...FACT, unit: '' }] },
    ]);
    const message = await checkFacts(directory).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(message).toContain(`${join('facts', 'act.json')}: /0/source: `);
    expect(message).toContain(`${join('facts', 'sat.json')}: /0/address: Expected an https address`);
    expect(message).toContain(`${join('facts', 'sat.json')}: /0/checked: `);
    expect(message).toContain(`${join('facts', 'sat.json')}: /0/facts/0/unit: `);
  });

  it('stop the build when a key occurs twice or the file is not JSON', async () => {
    await write('sat.json', [{ ...SOURCE, facts: [FACT, FACT] }]);
    await expect(checkFacts(directory)).rejects.toThrow('Expected each key once');
    await writeFile(join(directory, 'facts', 'sat.json'), '[');
    await expect(checkFacts(directory)).rejects.toThrow('sat.json');
  });

  it('hold from at most one year after they were checked', async () => {
    await write('sat.json', [{ ...SOURCE, effective: '2027-11-23', facts: [FACT] }]);
    await expect(checkFacts(directory)).rejects.toThrow('/0/effective');
    await write('sat.json', [{ ...SOURCE, effective: '2027-11-22', facts: [FACT] }]);
    await expect(checkFacts(directory)).resolves.toBeUndefined();
  });
});
