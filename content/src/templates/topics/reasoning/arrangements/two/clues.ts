import { range } from '../../../../kit/index.js';
import { offsetText, phraseOf, shorter, stepsBetween, type Scene } from './scene.js';
import type { Constraint, Places } from './search.js';

export type ClueKind =
  | 'place'
  | 'not-place'
  | 'group'
  | 'has'
  | 'has-not'
  | 'offset'
  | 'between'
  | 'order'
  | 'neighbours'
  | 'no-neighbours';

/** A fact of a puzzle. */
export interface Clue extends Constraint {
  kind: ClueKind;
  /** Without a full stop. It begins with the subject, except for facts about the number of people between two. */
  text: string;
  /** The part after the subject, where the fact can share a sentence with another about the same subject. */
  predicate?: string;
  /** Counted from the second entity, where the fact says exactly how far the two are apart. */
  steps?: number;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Fact extends Omit<Clue, 'text' | 'predicate'> {
  predicate: string;
}

const about = (scene: Scene, { predicate, ...fact }: Fact): Clue => ({
  ...fact,
  predicate,
  text: `${capital(phraseOf(scene, fact.entities[0]))} ${predicate}`,
});

/** Facts about the place of one entity. */
function placeClues(scene: Scene, entity: number, place: number): Clue[] {
  const { layout } = scene;
  const say = layout.place;
  if (!say) return [];
  const entities = [entity] as const;
  const others = range(0, layout.size - 1).filter((other) => other !== place);
  return [
    about(scene, {
      kind: 'place',
      entities,
      predicate: `${layout.verb} ${say(place)}`,
      allows: (at) => at === place,
    }),
    ...others.map((other) =>
      about(scene, {
        kind: 'not-place',
        entities,
        predicate: `does not ${layout.wouldVerb} ${say(other)}`,
        allows: (at) => at !== other,
      }),
    ),
    ...layout.groups.flatMap(({ text, notText, seats }) => {
      const isIn = seats.includes(place);
      if (!isIn && notText === undefined) return [];
      const predicate = isIn ? `${layout.verb} ${text}` : `does not ${layout.wouldVerb} ${notText ?? ''}`;
      const allows = (at: number) => seats.includes(at) === isIn;
      return [about(scene, { kind: 'group', entities, predicate, allows })];
    }),
  ];
}

/** Whether a person has a value: the two have the same place. */
function detailClue(scene: Scene, person: number, value: number, isTrue: boolean): Clue {
  const { detail, values, names } = scene;
  const word = values[value - names.length] ?? '';
  return about(scene, {
    kind: isTrue ? 'has' : 'has-not',
    entities: [person, value],
    predicate: isTrue ? detail.has(word) : detail.hasNot(word),
    allows: (one, other) => (one === other) === isTrue,
  });
}

/** Steps that a clue counts, at most. */
const MOST_STEPS = 4;

/** Facts about two entities with different places. */
function relationClues(scene: Scene, one: number, other: number, places: Places): Clue[] {
  const { layout } = scene;
  const [from = 0, to = 0] = [places[other], places[one]];
  const steps = stepsBetween(layout, from, to);
  const apart = Math.abs(shorter(layout, steps));
  const entities = [one, other] as const;
  const [subject, object] = [capital(phraseOf(scene, one)), phraseOf(scene, other)];
  const clues: Clue[] = [];
  const isOpposite = layout.isOpposite && apart === layout.size / 2;
  if (apart <= MOST_STEPS)
    clues.push(
      about(scene, {
        kind: 'offset',
        entities,
        steps,
        predicate:
          layout.isOpposite && isOpposite
            ? layout.isOpposite(object)
            : `${layout.verb} ${offsetText(layout, steps, object)}`,
        allows: (a, b) => stepsBetween(layout, b, a) === steps,
      }),
    );
  if (apart > 1 && !layout.isRound)
    clues.push({
      kind: 'between',
      entities,
      text: layout.between(apart - 1, phraseOf(scene, one), object).slice(0, -1),
      allows: (a, b) => Math.abs(a - b) === apart,
    });
  if (layout.isBefore && from > to)
    clues.push(
      about(scene, {
        kind: 'order',
        entities,
        predicate: layout.isBefore(object),
        allows: (a, b) => a < b,
      }),
    );
  const say = apart === 1 ? layout.areNeighbours : layout.areNoNeighbours;
  clues.push({
    kind: apart === 1 ? 'neighbours' : 'no-neighbours',
    entities,
    text: say(subject, object).slice(0, -1),
    allows: (a, b) => (Math.abs(shorter(layout, stepsBetween(layout, a, b))) === 1) === (apart === 1),
  });
  return clues;
}

/** All facts that are true of an arrangement and that a puzzle may tell. */
export function cluesOf(scene: Scene, places: Places): Clue[] {
  const { size } = scene.layout;
  const entities = range(0, 2 * size - 1);
  const people = range(0, size - 1);
  const values = range(size, 2 * size - 1);
  return [
    ...entities.flatMap((entity) => placeClues(scene, entity, places[entity] ?? NaN)),
    ...people.flatMap((person) =>
      values.map((value) => detailClue(scene, person, value, places[person] === places[value])),
    ),
    ...entities.flatMap((one) =>
      entities.flatMap((other) =>
        places[one] === places[other] ? [] : relationClues(scene, one, other, places),
      ),
    ),
  ];
}
