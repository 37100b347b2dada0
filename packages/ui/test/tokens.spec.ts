import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast.js';
import { darkByChoice, darkBySystem, light, type Declarations } from './theme-blocks.js';

const TEXT = 4.5;
const GRAPHIC = 3;
const GROUNDS = ['paper', 'surface', 'sunk'];
const TONES = ['brand', 'right', 'wrong', 'mark', 'info', 'warn'];
const WASHES = [...TONES, 'flash'].map((tone) => `${tone}-wash`);

/** Foreground, background and minimum ratio of every colour pair in use. */
const PAIRS: (readonly [string, string, number])[] = [
  ...['ink', 'soft'].flatMap((text) =>
    [...GROUNDS, ...WASHES].map((ground) => [text, ground, TEXT] as const),
  ),
  ...TONES.flatMap((tone) => [...GROUNDS, `${tone}-wash`].map((ground) => [tone, ground, TEXT] as const)),
  ...[...TONES, 'flash'].map((tone) => [`on-${tone}`, tone, TEXT] as const),
  ...['edge', 'flash-edge'].flatMap((line) => GROUNDS.map((ground) => [line, ground, GRAPHIC] as const)),
];

function colour(theme: Declarations, name: string): string {
  const value = theme[`color-${name}`];
  if (!value || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--color-${name} is no colour: ${value}`);
  return value;
}

describe.each([
  ['light', light],
  ['dark', darkByChoice],
])('the %s theme', (_, theme) => {
  it.each(PAIRS)('shows %s on %s with a contrast of at least %d', (front, ground, least) => {
    expect(contrast(colour(theme, front), colour(theme, ground))).toBeGreaterThanOrEqual(least);
  });
});

describe('the tokens', () => {
  it('are the same for a dark system and for a reader who chose dark', () => {
    expect(darkBySystem).toEqual(darkByChoice);
  });

  it('give every colour and shadow of the light theme a dark value', () => {
    const themed = Object.keys(light).filter((name) => /^(color|shadow)-/.test(name));
    expect(Object.keys(darkByChoice).sort()).toEqual(themed.sort());
  });

  it('measure contrast as WCAG does: 21 for black on white, 4.54 for #767676 on white', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
