/** A stored revision that is not needed now. */
export interface FormerRevision {
  revision: string;
  usedAt: Date;
  /** Size, about. */
  bytes: number;
}

/** How long and how many former revisions of a test stay. */
export interface Retention {
  /** Revisions used before this time go. */
  since: Date;
  /** Most former revisions of one test. */
  most: number;
  /** Most bytes of the former revisions of one test. */
  bytes: number;
}

/** @returns the revisions that go: those that are too old, and the oldest ones beyond the limits */
export function chooseObsolete(
  former: readonly FormerRevision[],
  { since, most, bytes: mostBytes }: Retention,
): string[] {
  let bytes = 0;
  return former
    .toSorted((a, b) => b.usedAt.getTime() - a.usedAt.getTime())
    .filter((set, index) => {
      bytes += set.bytes;
      return set.usedAt < since || index >= most || bytes > mostBytes;
    })
    .map(({ revision }) => revision);
}
