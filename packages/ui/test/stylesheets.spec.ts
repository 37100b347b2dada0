import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { light } from './theme-blocks.js';

const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'));
const read = (file: string) => readFileSync(join(source, file), 'utf8');

describe.each(sheets)('%s', (sheet) => {
  const css = read(sheet);

  it('uses only tokens that exist, and properties that it sets', () => {
    const used = [...css.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !(name in light) && !css.includes(`--${name}: `))).toEqual([]);
  });

  it('takes its colours from the tokens', () => {
    expect(css.match(/#[0-9a-f]{3,8}\b/gi)).toBeNull();
  });

  it('names every class that its components ask for', () => {
    const folder = join(sheet, '..');
    const users = files
      .filter((file) => file.startsWith(`${folder}/`) && /(?<!spec)\.tsx?$/.test(file))
      .map(read)
      .filter((code) => code.includes(`./${sheet.slice(folder.length + 1)}`));
    const used = users.flatMap((code) => [...code.matchAll(/classes\.([A-Za-z]+)/g)].map(([, name]) => name));
    expect(used.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });
});
