import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { pageStateOf } from '../harness/page-state.js';
import type { Visit } from './visit.js';

/** The texts of a page's style elements. */
export const stylesOf = ({ html }: Visit): string[] =>
  [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');

/**
 * Addresses of the stylesheets that a page needs beside the shell's: those of its route, then those of its fragments.
 */
function sheetsWanted({ html, live: { remote, route } }: Visit): string[] {
  const placed = (pageStateOf(html)?.fragments ?? []).flatMap(({ name, remote: provider }) =>
    (provider?.fragments ?? [])
      .filter((fragment) => fragment.name === name)
      .flatMap(({ css }) => css.map((file) => `${provider?.base}${file}`)),
  );
  return [...new Set([...route.css.map((file) => remote.base + file), ...placed])];
}

const shellStylesheet = (): string =>
  `/assets/${JSON.parse(readFileSync(join(ROOT, 'shell/dist/assets.json'), 'utf8'))['shell.css'].file}`;

/** Inside a page the files beside a stylesheet need their full address. */
const withFullAddresses = (css: string, address: string): string =>
  css.replaceAll(
    /url\((['"]?)(?=[\w-]+\.[0-9a-f]{10}\.)/g,
    `url($1${address.slice(0, address.lastIndexOf('/') + 1)}`,
  );

/** @returns a function that requests all stylesheets that a page must contain, each address once */
export function createStylesheetReader(siteUrl: string): (visit: Visit) => Promise<string[]> {
  const texts = new Map<string, Promise<string>>();
  const read = (address: string): Promise<string> => {
    const text =
      texts.get(address) ??
      fetch(siteUrl + address)
        .then((response) => response.text())
        .then((css) => withFullAddresses(css, address));
    texts.set(address, text);
    return text;
  };
  return (visit) => Promise.all([shellStylesheet(), ...sheetsWanted(visit)].map(read));
}
