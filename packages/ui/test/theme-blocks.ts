import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');

export type Declarations = Readonly<Record<string, string>>;

/** The custom properties of the first rule with this selector. */
function block(selector: string): Declarations {
  const start = source.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No rule for ${selector}`);
  const body = source.slice(source.indexOf('{', start) + 1, source.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

export const light = block(':root');
export const darkBySystem = block(":root:not([data-theme='light'])");
export const darkByChoice = block(":root[data-theme='dark']");
