import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { categoryMotif } from '../src/category-motif/category-motif.js';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'mfe-articles/src/category-motif');
const content = join(root, 'content/articles');
const css = readFileSync(join(folder, 'category-motif.module.css'), 'utf8');
const pictures = readdirSync(join(folder, 'pictures'));

const categories = readdirSync(content).flatMap((examKey) =>
  readdirSync(join(content, examKey)).map((slug) => [examKey, slug] as const),
);

/** Whether a class has a picture in both themes. */
const hasPicture = (name: string) =>
  pictures.includes(`${name}.svg`) &&
  css.includes(`.${name} {\n  --motif: url('./pictures/${name}.svg');\n`) &&
  css.includes(`  --motif-dark: url('./pictures/${name}.svg#dark');\n`);

describe('the picture of a category', () => {
  it.each(categories)('%s/%s is its own', (examKey, slug) => {
    const { name, className = '' } = categoryMotif(examKey, slug);
    expect(name ?? (hasPicture(className) && className)).toBe(slug);
  });

  it('is that of the exam’s family for a new category', () => {
    expect(categoryMotif('dmv-ohio', 'parking')).toEqual({ name: 'dmv' });
    expect(categoryMotif('sat', 'constructor')).toEqual({ name: 'sat' });
    expect(categoryMotif('satellite', 'orbits')).toEqual({ name: 'articles' });
  });
});
