import { range } from '../../../../kit/index.js';
import type { Detail } from './details.js';
import type { TwoLayout } from './layouts.js';
import type { Places } from './search.js';

/** Who and what a puzzle is about. */
export interface Scene {
  layout: TwoLayout;
  detail: Detail;
  names: readonly string[];
  /** As many values of the detail as names. */
  values: readonly string[];
}

/** Steps from a place to another towards the later places. */
export const stepsBetween = ({ size, isRound }: TwoLayout, from: number, to: number) =>
  isRound ? (to - from + size) % size : to - from;

/** The shorter way round a table, with its sign. */
export const shorter = ({ size, isRound }: TwoLayout, steps: number) =>
  isRound && steps > size / 2 ? steps - size : steps;

/** `third to the left of Asha` */
export function offsetText(layout: TwoLayout, steps: number, name: string): string {
  const signed = shorter(layout, steps);
  return layout.offset(Math.abs(signed), layout.directions[signed < 0 ? 0 : 1], name);
}

/** A person by name, or by the value: `the one who likes red`. */
export function phraseOf({ names, values, detail }: Scene, entity: number): string {
  return names[entity] ?? detail.holder(values[entity - names.length] ?? '');
}

/** One arrangement of people and values. Entities are numbered as in the search: people, then values. */
export class View {
  readonly people: readonly number[];
  readonly details: readonly number[];

  constructor(
    readonly scene: Scene,
    private readonly places: Places,
  ) {
    const { size } = scene.layout;
    this.people = range(0, size - 1);
    this.details = range(size, 2 * size - 1);
  }

  place(entity: number): number {
    return this.places[entity] ?? NaN;
  }

  /** The place so many steps further; undefined beyond an end. */
  after(entity: number, steps: number): number | undefined {
    const { size, isRound } = this.scene.layout;
    const place = this.place(entity) + steps;
    if (isRound) return (place + size) % size;
    return place >= 0 && place < size ? place : undefined;
  }

  personAt(place: number | undefined): number | undefined {
    return this.people.find((person) => this.place(person) === place);
  }

  detailAt(place: number | undefined): number | undefined {
    return this.details.find((detail) => this.place(detail) === place);
  }

  detailOf(person: number): number | undefined {
    return this.detailAt(this.place(person));
  }

  holderOf(detail: number): number | undefined {
    return this.personAt(this.place(detail));
  }

  /** After two people have changed places, with what belongs to them. */
  swapped(one: number, other: number): View {
    const [from, to] = [this.place(one), this.place(other)];
    const change = (place: number) => (place === from ? to : place === to ? from : place);
    return new View(this.scene, this.places.map(change));
  }

  name(person: number | undefined): string {
    return person === undefined ? '' : (this.scene.names[person] ?? '');
  }

  value(detail: number | undefined): string {
    return detail === undefined ? '' : (this.scene.values[detail - this.scene.layout.size] ?? '');
  }

  steps(from: number, to: number): number {
    return stepsBetween(this.scene.layout, this.place(from), this.place(to));
  }

  /** `Asha likes red` */
  says(person: number): string {
    return `${this.name(person)} ${this.scene.detail.has(this.value(this.detailOf(person)))}`;
  }

  /** Where somebody is: `on floor 3`; round a table as seen from the first other person. */
  where(entity: number): string {
    const { layout } = this.scene;
    if (layout.place) return layout.place(this.place(entity));
    const origin = this.place(entity) === this.place(0) ? 1 : 0;
    return offsetText(layout, this.steps(origin, entity), this.name(origin));
  }

  /** All places in their order, for explanations. */
  order(): string {
    const { layout } = this.scene;
    const list = range(0, layout.size - 1).map(
      (place) => `${this.name(this.personAt(place))} (${this.value(this.detailAt(place))})`,
    );
    return `Only one arrangement fits all clues. ${layout.orderName}: ${list.join(', ')}.`;
  }
}
