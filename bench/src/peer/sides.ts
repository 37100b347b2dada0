/** The two compared sites: the federated one and its peer. In this order, in turn. */
export const SIDES = ['ours', 'peer'] as const;
export type Side = (typeof SIDES)[number];

/** One value for each site. */
export type Sides<T> = Record<Side, T>;

/** Does the same for one site after the other. */
export async function forEachSide<T>(work: (side: Side) => Promise<T>): Promise<Sides<T>> {
  return { ours: await work('ours'), peer: await work('peer') };
}
