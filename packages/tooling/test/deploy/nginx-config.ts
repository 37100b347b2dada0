import { readText } from './repository.js';

export interface Directive {
  name: string;
  values: string[];
  block: Directive[] | undefined;
}

/** An nginx configuration as a tree. */
function parseNginx(text: string): Directive[] {
  const words = text
    .replaceAll(/^\s*#.*$/gm, '')
    .match(/'[^']*'|"[^"]*"|[;]|\{(?=\s)|\}|[^\s;]+/g)
    ?.map((word) => (/^['"]/.test(word) ? word.slice(1, -1) : word));
  const root: Directive[] = [];
  const open = [root];
  let current: string[] = [];
  for (const word of words ?? []) {
    const block = open.at(-1) ?? root;
    if (word === '}') open.pop();
    else if (word === ';' || word === '{') {
      const [name = '', ...values] = current;
      const inner: Directive[] = [];
      block.push({ name, values, block: word === '{' ? inner : undefined });
      if (word === '{') open.push(inner);
      current = [];
    } else current.push(word);
  }
  return root;
}

const FOLDER = 'deploy/nginx';

/** A shipped configuration with the files that it includes. Files with an asterisk are the operator's, and do not exist. */
export function readNginx(file: string): Directive[] {
  const expand = (directives: readonly Directive[]): Directive[] =>
    directives.flatMap(({ name, values, block }) => {
      if (name === 'include') return values[0]?.includes('*') ? [] : readNginx(values[0] ?? '');
      return [{ name, values, block: block && expand(block) }];
    });
  return expand(parseNginx(readText(`${FOLDER}/${file}`)));
}

export const all = (block: readonly Directive[] | undefined, name: string): Directive[] =>
  (block ?? []).filter((directive) => directive.name === name);

/** The arguments of a directive, as one text. */
export const valueOf = (block: readonly Directive[] | undefined, name: string): string | undefined =>
  all(block, name)[0]?.values.join(' ');

/** A path as nginx compares it: without query, decoded once, slashes merged, dot segments resolved. */
function normalPath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const segments: string[] = [];
  for (const segment of decodeURIComponent(path).split('/').slice(1)) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`.replaceAll(/\/{2,}/g, '/');
}

/** The location that nginx selects: an exact one, else the first matching expression, else the longest prefix. */
export function locationOf(server: Directive, address: string): Directive | undefined {
  const path = normalPath(address);
  const locations = all(server.block, 'location');
  const exact = locations.find(({ values: [kind, wanted] }) => kind === '=' && wanted === path);
  const fits = ({ values: [kind, pattern = ''] }: Directive) =>
    (kind === '~' || kind === '~*') && new RegExp(pattern, kind === '~*' ? 'i' : '').test(path);
  const prefixes = locations.filter(
    ({ values: [prefix = '', ...rest] }) => rest.length === 0 && path.startsWith(prefix),
  );
  const longest = prefixes.toSorted((a, b) => (b.values[0]?.length ?? 0) - (a.values[0]?.length ?? 0))[0];
  return exact ?? locations.find(fits) ?? longest;
}
