/**
 * The global that a remote's entry fills. It carries the version: two versions under one name would silently answer
 * with the first one's exports.
 */
export const globalName = (name, version) => `${name}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
