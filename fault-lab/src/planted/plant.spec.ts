import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { PLANTED_BUGS } from './bugs.js';
import { applyBug } from './plant.js';

const bug = { name: 'a bug', file: 'a.js', changes: [['good', 'bad']], sign: /^lost/ } as const;

describe('a planted bug', () => {
  it.each(PLANTED_BUGS)('changes the built file: $name', (planted) => {
    const text = readFileSync(join(ROOT, planted.file), 'utf8');
    expect(applyBug(text, planted)).not.toBe(text);
  });

  it('replaces a text that occurs once', () => {
    expect(applyBug('a good line', bug)).toBe('a bad line');
  });

  it.each(['nothing', 'good and good'])('cannot be planted into "%s"', (text) => {
    expect(() => applyBug(text, bug)).toThrow('"a bug" cannot be planted: a.js must contain once: good');
  });
});
