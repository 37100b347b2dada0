/** What stands in for a part of the federation runtime, by what that part exports. */
const STAND_INS = {
  'SnapshotHandler, getGlobalRemoteInfo': `
    import { DisabledSnapshotHandler } from './disabled.js';
    export class SnapshotHandler extends DisabledSnapshotHandler {
      manifestCache = new Map();
    }
    export const getGlobalRemoteInfo = () => ({});`,
  'defaultPreloadArgs, formatPreloadArgs, normalizePreloadExposes, preloadAssets': `
    const preload = () => {
      throw new Error('The federation runtime of this site fetches nothing ahead');
    };
    export {
      preload as defaultPreloadArgs,
      preload as formatPreloadArgs,
      preload as normalizePreloadExposes,
      preload as preloadAssets,
    };`,
};

/**
 * Leaves out of the federation runtime what only remotes with a federation manifest use, and its own fetching ahead: a
 * site's composition names its remotes' entries and files. The runtime's option `disableSnapshot` takes away the calls alone.
 * @throws when a part exports other names: another version of the runtime has to be looked at first
 */
module.exports = function withoutManifests(source) {
  const [, names] = /^export \{ ([^}]*) \};$/m.exec(source) ?? [];
  if (!Object.hasOwn(STAND_INS, names))
    throw new Error(`${this.resourcePath} exports other names than its stand-in: ${names}`);
  return STAND_INS[names];
};
