import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = join(import.meta.dirname, '../../../../docs/decisions');
const FILES = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const titleOf = (file: string) => /^# \d{4}\. (.+)$/m.exec(read(file))?.[1];

describe('the decision records', () => {
  it.each(FILES)('have one format: %s', (file) => {
    const text = read(file);
    const number = file.slice(0, 4);
    expect(text).toMatch(new RegExp(`^# ${number}\\. \\S`));
    expect(text).toMatch(/^Date: \d{4}-\d\d-\d\d\. Status: (accepted|replaced by \[\d{4}\]\([^)]+\))\./m);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ]);
  });

  it('are all in the list, with their titles', () => {
    const listed = [...read('README.md').matchAll(/^\| (\d{4}) +\| \[(.+)\]\((.+)\) +\|$/gm)];
    expect(listed.map(([, number, title, file]) => [number, title, file])).toEqual(
      FILES.map((file) => [file.slice(0, 4), titleOf(file), file]),
    );
  });
});
