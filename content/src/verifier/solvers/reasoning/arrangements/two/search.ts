import type { Question } from '@mockingbird/contracts';
import { numbers, ReadingError } from '../../../../solver-kit.js';
import { factsOf, type Fact } from './sentences.js';
import { twoSceneOf, type TwoScene, type World } from './world.js';

/** Entities in an order in which facts can be checked early: next comes the one with the most facts about those before. */
function entityOrder({ names, values, isRound }: TwoScene, facts: readonly Fact[]): string[] {
  const ordered = isRound ? names.slice(0, 1) : [];
  const left = [...names, ...values].filter((entity) => !ordered.includes(entity));
  const weight = (entity: string) =>
    facts.filter(
      ({ entities }) =>
        entities.includes(entity) && entities.every((other) => other === entity || ordered.includes(other)),
    ).length *
      10 +
    facts.filter(({ entities }) => entities.includes(entity)).length;
  while (left.length > 0) {
    const next = left.reduce((best, entity) => (weight(entity) > weight(best) ? entity : best));
    ordered.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return ordered;
}

/**
 * Gives one entity after the other each free place, and turns back at the first fact that is false.
 * @param visit stops the search by returning true
 * @param places in the order in which they are tried
 */
export function searchWorlds(
  scene: TwoScene,
  facts: readonly Fact[],
  visit: (world: World) => boolean,
  places: () => readonly number[] = () => numbers(0, scene.size - 1),
): void {
  const order = entityOrder(scene, facts);
  // Each fact is checked when the last of its entities gets a place.
  const checks = order.map((entity, index) =>
    facts.filter(
      ({ entities }) => entities.includes(entity) && entities.every((other) => order.indexOf(other) <= index),
    ),
  );
  const world = new Map<string, number>();
  const taken = { names: new Set<number>(), values: new Set<number>() };
  const step = (index: number): boolean => {
    const entity = order[index];
    if (entity === undefined) return visit(new Map(world));
    const used = scene.names.includes(entity) ? taken.names : taken.values;
    // Round a table the first name may have any place: turns are the same.
    const tried = scene.isRound && index === 0 ? [0] : places();
    for (const place of tried) {
      if (used.has(place)) continue;
      world.set(entity, place);
      const isFine = checks[index]?.every(({ entities: [one = '', other = ''], holds }) =>
        holds(world.get(one) ?? NaN, world.get(other) ?? NaN),
      );
      used.add(place);
      if (isFine && step(index + 1)) return true;
      used.delete(place);
      world.delete(entity);
    }
    return false;
  };
  step(0);
}

const solved = new Map<string, World>();

/** The only world that all clues allow. @throws ReadingError when there is none, or several */
export function solveTwo(question: Question): { scene: TwoScene; world: World } {
  const scene = twoSceneOf(question);
  const { passage = '' } = question;
  const known = solved.get(passage);
  if (known) return { scene, world: known };
  const found: World[] = [];
  searchWorlds(
    scene,
    scene.clues.flatMap((clue) => factsOf(clue, scene)),
    (world) => found.push(world) > 1,
  );
  const [world] = found;
  if (!world || found.length > 1)
    throw new ReadingError(
      found.length > 1 ? 'several arrangements fit the clues' : 'no arrangement fits the clues',
    );
  solved.set(passage, world);
  return { scene, world };
}
