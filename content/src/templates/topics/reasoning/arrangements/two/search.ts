import { range, type Random } from '../../../../kit/index.js';

/** Places by entity: first the people, then the values of the detail, as many of each. Places count from 0. */
export type Places = readonly number[];

/** What a clue asks of the places of one entity or of two. */
export interface Constraint {
  entities: readonly [number] | readonly [number, number];
  /** @param other place of the second entity; of the first where there is only one */
  allows: (place: number, other: number) => boolean;
}

export const isMet = ({ entities: [one, other = one], allows }: Constraint, places: Places) =>
  allows(places[one] ?? NaN, places[other] ?? NaN);

/** A constraint with the places of the second entity, as bits, for each place of the first. */
interface Arc {
  from: number;
  to: number;
  allowed: readonly number[];
}

const hasBit = (bits: number, place: number) => ((bits >> place) & 1) === 1;
const isSingle = (bits: number) => (bits & (bits - 1)) === 0;

/** What a constraint of some size means in bits. */
interface Compiled {
  size: number;
  arcs: readonly Arc[];
  /** The places that its only entity may have. */
  own: number;
}

/** Searches for one puzzle use the same clues some thousand times. */
const compiled = new WeakMap<Constraint, Compiled>();

function compile(constraint: Constraint, size: number): Compiled {
  const known = compiled.get(constraint);
  if (known?.size === size) return known;
  const { entities, allows } = constraint;
  const [one, other] = entities;
  const places = range(0, size - 1);
  const bitsOf = (fits: (place: number) => boolean) =>
    places.reduce((bits, place) => (fits(place) ? bits | (1 << place) : bits), 0);
  const made: Compiled =
    other === undefined
      ? { size, arcs: [], own: bitsOf((place) => allows(place, place)) }
      : {
          size,
          arcs: [
            { from: one, to: other, allowed: places.map((place) => bitsOf((next) => allows(place, next))) },
            { from: other, to: one, allowed: places.map((place) => bitsOf((next) => allows(next, place))) },
          ],
          own: (1 << size) - 1,
        };
  compiled.set(constraint, made);
  return made;
}

interface Search {
  size: number;
  /** Round a table the first person keeps the place 0: turns are the same. */
  isRound: boolean;
  constraints: readonly Constraint[];
  /** For the order in which places are tried; rising without it. */
  random?: Random;
  /** Stops the search by returning true. */
  visit: (places: Places) => boolean;
}

/** Removes places from the domains until nothing changes. @returns false at a contradiction */
function narrow(domains: number[], arcs: readonly Arc[], size: number): boolean {
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    const keep = (entity: number, bits: number) => {
      const before = domains[entity] ?? 0;
      domains[entity] = before & bits;
      if (domains[entity] !== before) isChanged = true;
    };
    for (const { from, to, allowed } of arcs) {
      const own = domains[from] ?? 0;
      let reachable = 0;
      for (let place = 0; place < allowed.length; place += 1)
        if (hasBit(own, place)) reachable |= allowed[place] ?? 0;
      keep(to, reachable);
    }
    for (const start of [0, size])
      for (let entity = start; entity < start + size; entity += 1) {
        const own = domains[entity] ?? 0;
        if (own === 0) return false;
        if (!isSingle(own)) continue;
        for (let other = start; other < start + size; other += 1) if (other !== entity) keep(other, ~own);
      }
  }
  return true;
}

/**
 * Visits all arrangements that meet the constraints.
 * @returns how often a place had to be tried: a measure of how hard a puzzle is
 */
export function search({ size, isRound, constraints, random, visit }: Search): number {
  const parts = constraints.map((constraint) => compile(constraint, size));
  const arcs = parts.flatMap((part) => part.arcs);
  const start = range(0, 2 * size - 1).map(() => (1 << size) - 1);
  if (isRound) start[0] = 1;
  for (const [index, { entities }] of constraints.entries())
    start[entities[0]] = (start[entities[0]] ?? 0) & (parts[index]?.own ?? 0);
  let tries = 0;
  const step = (domains: number[]): boolean => {
    if (!narrow(domains, arcs, size)) return false;
    const open = domains.map((bits, entity) => ({ bits, entity })).filter(({ bits }) => !isSingle(bits));
    if (open.length === 0) return visit(domains.map((bits) => 31 - Math.clz32(bits)));
    const countOf = (bits: number) => range(0, size - 1).filter((place) => hasBit(bits, place)).length;
    const next = open.reduce((best, one) => (countOf(one.bits) < countOf(best.bits) ? one : best));
    const places = range(0, size - 1).filter((place) => hasBit(next.bits, place));
    return (random?.shuffled(places) ?? places).some((place) => {
      tries += 1;
      return step(domains.with(next.entity, 1 << place));
    });
  };
  step(start);
  return tries;
}
