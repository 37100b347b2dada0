import { range, t } from '../../../kit/index.js';

/** Signs between neighbours of a chain. */
export type Link = '>' | '<' | '=' | 'ge' | 'le';

const TEX: Record<Link, string> = { '>': '>', '<': '<', '=': '=', ge: t`\ge`, le: t`\le` };
export const TURNED: Record<Link, Link> = { '>': '<', '<': '>', '=': '=', ge: 'le', le: 'ge' };

/** Letters in a chain, with a sign between each two neighbours. */
export interface Chain {
  letters: string;
  links: readonly Link[];
}

/** What follows for two letters of the chain. @returns undefined where the signs between them disagree */
export function relationOf(links: readonly Link[], from: number, to: number): Link | undefined {
  const between = links.slice(from, to);
  const isDown = between.every((link) => link === '>' || link === 'ge' || link === '=');
  const isUp = between.every((link) => link === '<' || link === 'le' || link === '=');
  if (isDown && isUp) return '=';
  if (isDown) return between.includes('>') ? '>' : 'ge';
  if (isUp) return between.includes('<') ? '<' : 'le';
  return undefined;
}

/** A relation between two letters, as an option. `isTurned` writes the later letter first. */
export function written({ letters }: Chain, from: number, to: number, link: Link, isTurned = false): string {
  const [one, other] = [letters[from] ?? '', letters[to] ?? ''];
  return isTurned ? `$${other} ${TEX[TURNED[link]]} ${one}$` : `$${one} ${TEX[link]} ${other}$`;
}

/** TeX of a part of the chain, read backwards if wanted. No dollar signs. */
export function chainTex({ letters, links }: Chain, from: number, to: number, isTurned = false): string {
  const places = range(from, to);
  const parts = isTurned
    ? places
        .toReversed()
        .map((at) => `${letters[at]}${at > from ? ` ${TEX[TURNED[links[at - 1] ?? '=']]} ` : ''}`)
    : places.map((at) => `${letters[at]}${at < to ? ` ${TEX[links[at] ?? '=']} ` : ''}`);
  return parts.join('');
}

/** All pairs of places that are not neighbours. */
const distantPairs = (count: number): [from: number, to: number][] =>
  range(0, count - 3).flatMap((from) => range(from + 2, count - 1).map((to): [number, number] => [from, to]));

/** All chains of signs of a length. */
export function allLinks(count: number): Link[][] {
  const signs: Link[] = ['>', '<', '=', 'ge', 'le'];
  return range(1, count).reduce<Link[][]>(
    (chains) => chains.flatMap((chain) => signs.map((sign) => [...chain, sign])),
    [[]],
  );
}

/** Distant pairs with a relation, and those without. */
export function sortedPairs(links: readonly Link[]) {
  const pairs = distantPairs(links.length + 1);
  return {
    related: pairs.filter(([from, to]) => relationOf(links, from, to) !== undefined),
    unrelated: pairs.filter(([from, to]) => relationOf(links, from, to) === undefined),
  };
}
