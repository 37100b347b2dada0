import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const DOCS = resolve(import.meta.dirname, '../../../../docs');
/** Pictures cost every clone their bytes. */
const MOST_PICTURES = 40;

describe('the pictures of the documents', () => {
  const pictures = readdirSync(join(DOCS, 'screens'));

  it('are all shown in docs/screens.md', () => {
    const page = readFileSync(join(DOCS, 'screens.md'), 'utf8');
    const shown = [...page.matchAll(/\]\(screens\/([^)]+)\)/g)].map(([, name]) => name);
    expect(pictures.toSorted()).toEqual(shown.toSorted());
  });

  it('are few', () => {
    expect(pictures.length).toBeLessThanOrEqual(MOST_PICTURES);
  });
});
