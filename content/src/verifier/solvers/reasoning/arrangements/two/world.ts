import type { Question } from '@mockingbird/contracts';
import { ReadingError } from '../../../../solver-kit.js';
import { placeOf, sceneOf, stepsOf, wrap, type Scene } from '../scene.js';

/** Places by name and by value. Places count from 0. */
export type World = ReadonlyMap<string, number>;

/** What a passage is about: names and, as many, values. */
export interface TwoScene extends Scene {
  values: string[];
  size: number;
}

/** @throws ReadingError when the passage names too few people or values */
export function twoSceneOf(question: Question): TwoScene {
  const scene = sceneOf(question);
  const [intro = ''] = question.passage?.split('\n') ?? [];
  const list = /Each of them [^:]+: (.+)\.$/.exec(intro)?.[1];
  const values = list?.split(/, | and /) ?? [];
  const size = scene.names.length;
  if (values.length !== size) throw new ReadingError(`${size} people have ${values.length} values`);
  return { ...scene, values, size };
}

export const VERB = '(?:sits|lives|speaks|takes leave)';
export const BASE = '(?:sit|live|speak|take leave)';

/** The value of a part such as `likes red` or `is not the doctor`, and whether it is said to be so. */
export function valueIn(
  predicate: string,
  { values }: TwoScene,
): { value: string; isSo: boolean } | undefined {
  const found =
    /^(does not |is not |was not )?(?:likes?|comes? from|works? for|teach(?:es)?|plays?|is the|was born in|born in|the) (.+)$/.exec(
      predicate,
    );
  const [, not, value = ''] = found ?? [];
  return values.includes(value) ? { value, isSo: not === undefined } : undefined;
}

/** The name or the value that a phrase such as `the one who likes red` means; undefined for other phrases. */
export function entityOf(phrase: string, scene: TwoScene): string | undefined {
  if (scene.names.includes(phrase)) return phrase;
  const plain = phrase.replace(/^The /, 'the ');
  const predicate = /^the one who (.+)$/.exec(plain)?.[1] ?? plain;
  const read = predicate === plain && !/^the \w+$/.test(plain) ? undefined : valueIn(predicate, scene);
  return read?.isSo ? read.value : undefined;
}

/** Words after a verb that name a place in relation to somebody: `two floors above Asha`. */
export function relationIn(words: string, scene: TwoScene): { entity: string; steps: number } | undefined {
  const opposite = /^opposite (.+)$/.exec(words)?.[1];
  const [, relation = '', phrase = ''] =
    /^((?:\w+ to the (?:left|right) of|(?:(?:on the day|in the month) )?immediately (?:below|above|before|after)|\w+ (?:floors|days|months) (?:below|above|before|after))) (.+)$/.exec(
      words,
    ) ?? [];
  const entity = entityOf(opposite ?? phrase, scene);
  if (entity === undefined) return undefined;
  return { entity, steps: opposite === undefined ? stepsOf(relation, scene.isRound) : scene.size / 2 };
}

/** The place that words after a verb name in a world; undefined beyond an end and for other words. */
export function placeIn(words: string, scene: TwoScene, world: World): number | undefined {
  const place = placeOf(words, scene.size);
  if (place !== undefined) return place;
  const relation = relationIn(words, scene);
  const from = relation && world.get(relation.entity);
  if (!relation || from === undefined) return undefined;
  const to = from + relation.steps;
  if (scene.isRound) return wrap(to, scene.size);
  return to >= 0 && to < scene.size ? to : undefined;
}

/** The place of somebody who is described: by name, by value, or as `the one who sits next to Asha`. */
export function describedPlace(phrase: string, scene: TwoScene, world: World): number | undefined {
  const entity = entityOf(phrase, scene);
  if (entity !== undefined) return world.get(entity);
  const predicate = phrase.replace(/^the one who /, '');
  const read = valueIn(predicate, scene);
  if (read) return world.get(read.value);
  const words = new RegExp(`^${VERB} (.+)$`).exec(predicate)?.[1];
  if (words === undefined) throw new ReadingError(`no description: ${phrase}`);
  return placeIn(words, scene, world);
}

export const nameAt = ({ names }: TwoScene, world: World, place: number | undefined) =>
  names.find((name) => world.get(name) === place);
export const valueAt = ({ values }: TwoScene, world: World, place: number | undefined) =>
  values.find((value) => world.get(value) === place);
