import { sep } from 'node:path';

/**
 * Whether a file is in a folder, at any depth.
 * @param {string} folder absolute path
 * @param {string} file absolute path
 */
export const isWithin = (folder, file) => file.startsWith(folder + sep);
