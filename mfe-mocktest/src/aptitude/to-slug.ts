/**
 * The slug of a topic or category: lower-case words joined by hyphens, without commas.
 * @param name for example 'Time, Speed and Distance'
 * @returns for example 'time-speed-and-distance'
 */
export const toSlug = (name: string): string => (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
