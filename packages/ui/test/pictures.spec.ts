import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { MotifName } from '../src/index.js';
import { familyCell, hasFamilyBadge } from '../src/family-badge/family-cells.js';
import { topicCell } from '../src/topic-badge/topic-cells.js';
import { findPictureIssues } from './find-picture-issues.js';

const source = join(import.meta.dirname, '../src');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const pictures = readdirSync(join(source, 'motif/pictures'));

const root = join(source, '../../..');
/** All pictures that stylesheets show, of this package and of the remotes. */
const everyPicture = ['packages/ui', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))].flatMap(
  (folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.svg'))
      .map((file) => join(folder, 'src', file)),
);

/** The compiler requires every name. */
const NAMES: Record<MotifName, true> = {
  dmv: true,
  ssc: true,
  ibps: true,
  rrb: true,
  sat: true,
  act: true,
  calculators: true,
  aptitude: true,
  practice: true,
  articles: true,
  verbal: true,
  reasoning: true,
};

describe('the pictures', () => {
  it.each(everyPicture)('%s is small, has only vectors, and takes its colours from the tokens', (file) => {
    expect(findPictureIssues(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it('are found when they break a rule', () => {
    const broken = '<svg id="a"><style>svg{--ink:#000}svg:target{}</style><image fill="red"/></svg>';
    expect(findPictureIssues(broken)).toEqual([
      '<image',
      'no id "dark" at the root',
      'colour red',
      '--ink is #000, the token is #15212b',
    ]);
    expect(findPictureIssues(`<svg id="dark">${' '.repeat(6_144)}</svg>`)).toHaveLength(1);
  });
});

describe('a motif', () => {
  it('has a file and a rule for each name', () => {
    expect(pictures.sort()).toEqual(
      Object.keys(NAMES)
        .map((name) => `${name}.svg`)
        .sort(),
    );
    const css = read('motif/motif.module.css');
    for (const name of Object.keys(NAMES)) {
      expect(css).toContain(
        `.${name} {\n  --motif: url('./pictures/${name}.svg');\n  --motif-dark: url('./pictures/${name}.svg#dark');\n`,
      );
    }
  });
});

describe('the badges of families', () => {
  it('have a glyph for each family and each kind of page', () => {
    const glyphs = read('family-badge/families.svg').match(/<path /g) ?? [];
    const cells = ['dmv', 'ssc', 'ibps', 'rrb', 'sat', 'calculator', 'article', 'post'].map(familyCell);
    expect(cells).toEqual(glyphs.map((_, index) => index));
    expect(familyCell('dmv-texas')).toBe(familyCell('dmv'));
    expect(familyCell('act')).toBe(familyCell('sat'));
    expect(familyCell('average')).toBeUndefined();
    expect(hasFamilyBadge('saturn')).toBe(false);
  });
});

describe('the badges of topics', () => {
  const rows = read('topic-badge/topics.svg').split('<g class="').slice(1);
  const glyphsOf = (row: string) => row.split('\n').filter((line) => line.startsWith('    <')).length;

  it('have a glyph for each of the 40 topics', () => {
    expect(rows.map(glyphsOf)).toEqual([7, 7, 5, 6, 5, 5, 5]);
    expect(topicCell('number-system')).toEqual({ row: 0, column: 0 });
    expect(topicCell('calendars-and-clocks')).toEqual({ row: 6, column: 4 });
    expect(topicCell('dmv-texas')).toBeUndefined();
  });
});
