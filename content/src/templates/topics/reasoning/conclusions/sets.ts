/** All, no, some, some not; "only a few" means some, and some not. */
export type Form = 'all' | 'no' | 'some' | 'some-not' | 'few';

/** A sentence about two groups, by their numbers. */
export interface Claim {
  form: Form;
  subject: number;
  predicate: number;
}

/** For each kind of thing (a bit for each group that it belongs to) whether there are such things. */
type World = readonly boolean[];

const isIn = (kind: number, group: number) => ((kind >> group) & 1) === 1;

function exists(world: World, subject: number, predicate: number, isMember: boolean): boolean {
  return world.some((has, kind) => has && isIn(kind, subject) && isIn(kind, predicate) === isMember);
}

export function isTrue({ form, subject, predicate }: Claim, world: World): boolean {
  const inside = exists(world, subject, predicate, true);
  const outside = exists(world, subject, predicate, false);
  if (form === 'all') return !outside;
  if (form === 'no') return !inside;
  if (form === 'some') return inside;
  return form === 'some-not' ? outside : inside && outside;
}

/** All worlds in which each group has members. */
function worldsOf(groups: number): World[] {
  const kinds = 2 ** groups;
  const kindsInSome = Array.from({ length: kinds - 1 }, (_, index) => index + 1);
  return Array.from({ length: 2 ** (kinds - 1) }, (_, code) => [
    false,
    ...kindsInSome.map((_kind, place) => ((code >> place) & 1) === 1),
  ]).filter((world) =>
    Array.from({ length: groups }, (_, group) => group).every((group) =>
      world.some((has, kind) => has && isIn(kind, group)),
    ),
  );
}

const THREE = worldsOf(3);

/** The worlds of three groups in which all claims are true. */
export const worldsWith = (claims: readonly Claim[]): World[] =>
  THREE.filter((world) => claims.every((claim) => isTrue(claim, world)));

/** Whether two claims cannot both be false. */
export const cannotBothFail = (one: Claim, other: Claim, worlds: readonly World[]): boolean =>
  worlds.every((world) => isTrue(one, world) || isTrue(other, world));

/** Whether two claims say the same, whatever is given: "some A are B" and "some B are A". */
export const saySame = (one: Claim, other: Claim): boolean =>
  THREE.every((world) => isTrue(one, world) === isTrue(other, world));
