export const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** Eighths of a turn, clockwise from north. */
export const nameOf = (eighths: number) => COMPASS[((eighths % 8) + 8) % 8] ?? 'north';

/** As an option: North-east. */
export const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export type Turn = 'left' | 'right';

export const turned = (facing: number, turn: Turn) => facing + (turn === 'right' ? 2 : -2);

/** One part of a walk. */
export interface Leg {
  facing: number;
  distance: number;
}

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** Where a walk ends: distances to the east and to the north of its start. */
export function endOf(legs: readonly Leg[]): { east: number; north: number } {
  let [east, north] = [0, 0];
  for (const { facing, distance } of legs) {
    const [x, y] = STEPS[((((facing / 2) % 4) + 4) % 4) as 0 | 1 | 2 | 3];
    east += x * distance;
    north += y * distance;
  }
  return { east, north };
}

/** The direction from the start to a point; undefined for the start itself. */
export function directionTo({ east, north }: { east: number; north: number }): number | undefined {
  const name = `${north > 0 ? 'north' : north < 0 ? 'south' : ''}${north !== 0 && east !== 0 ? '-' : ''}${east > 0 ? 'east' : east < 0 ? 'west' : ''}`;
  const index = COMPASS.findIndex((one) => one === name);
  return index < 0 ? undefined : index;
}
