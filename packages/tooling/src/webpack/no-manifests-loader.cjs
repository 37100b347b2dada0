/**
 * Replacements for parts of the federation runtime, by their exports.
 * @type {Record<string, string>}
 */
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
 * Removes code from the federation runtime that only federation manifests and its own prefetching need. Our composition
 * lists entries and files of the remotes. The runtime's option `disableSnapshot` removes only the calls.
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @throws when a part has other exports: a new version of the runtime needs a review first
 */
module.exports = function withoutManifests(source) {
  const [, names = ''] = /^export \{ ([^}]*) \};$/m.exec(source) ?? [];
  if (!Object.hasOwn(STAND_INS, names))
    throw new Error(`${this.resourcePath} exports other names than its stand-in: ${names}`);
  return STAND_INS[names];
};
