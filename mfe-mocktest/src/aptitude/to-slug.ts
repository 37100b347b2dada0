/**
 * The address of a topic or category: lower-case words joined by hyphens; commas are dropped, 'and' is kept.
 * @param name for example 'Time, Speed and Distance'
 * @returns for example 'time-speed-and-distance'
 */
export const slugOf = (name: string): string => (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
