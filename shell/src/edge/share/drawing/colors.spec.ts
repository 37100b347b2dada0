import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { drawBrand } from './brand.js';
import { COLORS } from './colors.js';

const UI = join(import.meta.dirname, '../../../../../packages/ui/src');
const readUi = (file: string) => readFileSync(join(UI, file), 'utf8');

it('the colours are those of the light theme', () => {
  const tokens = readUi('styles/tokens.css');
  const values = Object.keys(COLORS).map((name) => {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    // The first value is the light one.
    return [name, new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1]];
  });
  expect(Object.fromEntries(values)).toEqual(COLORS);
});

it('the bird is that of the header', () => {
  const shapesOf = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, shape]) => shape);
  expect(shapesOf(drawBrand(0))).toEqual(shapesOf(readUi('icon/brand-mark.tsx')));
});
