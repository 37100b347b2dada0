import { darkByChoice, light, type Declarations } from './theme-blocks.js';

const MAX_BYTES = 6_144;
/** Road signs have their colours by law, by day and by night. */
const SIGN_COLOURS: Declarations = {
  'color-sign-red': '#b0332b',
  'color-sign-white': '#ffffff',
  'color-sign-yellow': '#f0a732',
  'color-sign-black': '#15212b',
};

/** The custom properties of the rule that begins so. */
function readPalette(svg: string, selector: string): Declarations {
  const start = svg.indexOf(`${selector}{`);
  const block = start < 0 ? '' : svg.slice(start, svg.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):([^;]+)/g)].map(([, name, value]) => [name, value]),
  );
}

/** What differs between a picture's palette and the design tokens of the same names. */
const findPaletteIssues = (palette: Declarations, tokens: Declarations): string[] =>
  Object.entries(palette)
    .filter(([name, value]) => tokens[`color-${name}`] !== value)
    .map(([name, value]) => `--${name} is ${value}, the token is ${tokens[`color-${name}`]}`);

/** Colours that are neither `none` nor from the palette. */
function findFixedColours(svg: string): string[] {
  const values = [...svg.matchAll(/\b(?:fill|stroke|color)(?:="|:)\s*([^";}]+)/g)].map(([, value]) => value);
  return values
    .filter((value) => !/^(?:none|var\(--[\w-]+\))$/.test(value ?? ''))
    .map((value) => `colour ${value}`);
}

/**
 * Checks an illustration: small, only vectors, and every colour a design token of both themes. The root has the id `dark`,
 * so that the address with `#dark` selects the dark palette.
 * @param svg text of the file
 * @returns one line for each issue
 */
export function findPictureIssues(svg: string): string[] {
  const palettes = [readPalette(svg, 'svg'), readPalette(svg, 'svg:target')] as const;
  const used = new Set([...svg.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name));
  const bytes = Buffer.byteLength(svg);
  return [
    ...(bytes > MAX_BYTES ? [`${bytes} bytes, at most ${MAX_BYTES} are allowed`] : []),
    ...(svg.match(/<(?:image|script|foreignObject|use|text|a)\b|\bhref\b|data:|@import|url\(/g) ?? []),
    ...(/^<svg [^>]*id="dark"/.test(svg) ? [] : ['no id "dark" at the root']),
    ...findFixedColours(svg),
    ...findPaletteIssues(palettes[0], { ...light, ...SIGN_COLOURS }),
    ...findPaletteIssues(palettes[1], { ...darkByChoice, ...SIGN_COLOURS }),
    ...[...used]
      .filter((name) => palettes.some((palette) => !(name in palette)))
      .map((name) => `no colour --${name} in both themes`),
  ];
}
