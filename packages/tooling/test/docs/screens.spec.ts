import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contactSheet } from '../../../../scripts/lib/screens/contact-sheet.mjs';

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

describe('the page of all pictures', () => {
  it('has a row for each screen, from narrow to wide and light before dark', () => {
    const page = contactSheet([
      'exam-1280-light.jpg',
      'exam-360-dark.jpg',
      'exam-360-light.jpg',
      'about-us-360-light.jpg',
      'index.html',
    ]);
    expect([...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, name]) => name)).toEqual(['about-us', 'exam']);
    expect([...page.matchAll(/alt="([^"]+)"/g)].map(([, text]) => text)).toEqual([
      'about-us, 360 px, light',
      'exam, 360 px, light',
      'exam, 360 px, dark',
      'exam, 1280 px, light',
    ]);
  });
});
