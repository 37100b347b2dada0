/** What moves on a river. */
export const BOATS = ['boat', 'motor boat', 'steamer', 'launch', 'ferry'] as const;
