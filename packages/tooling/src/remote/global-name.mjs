/**
 * The global variable of a remote's entry. It contains the version. Under one name, the second version would return the
 * exports of the first.
 * @param {string} name
 * @param {string} version
 */
export const globalName = (name, version) => `${name}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
