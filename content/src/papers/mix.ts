/** How hard a section is. `usual`: as in most real papers, a quarter is hard. The others are versions of a module. */
export const MIXES = ['usual', 'easy', 'medium', 'hard'] as const;
export type Mix = (typeof MIXES)[number];
