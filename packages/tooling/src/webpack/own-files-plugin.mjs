import { relative, sep } from 'node:path';
import webpack from 'webpack';
import { isWithin } from '../files/is-within.mjs';

const NAME = 'OwnFilesPlugin';

/**
 * Refuses files of other remotes, of the shell and of the services. A remote shares code with others by packages only.
 * @implements {webpack.WebpackPluginInstance}
 */
export class OwnFilesPlugin {
  #root;
  #allowed;

  /**
   * @param {string} root of the repository
   * @param {readonly string[]} allowed folders whose files may be imported
   */
  constructor(root, allowed) {
    this.#root = root;
    this.#allowed = allowed;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition();
          if (!file || !this.#isForeign(file)) continue;
          const issuer = compilation.moduleGraph.getIssuer(module);
          const error = new webpack.WebpackError(
            `It imports ${this.#name(file)}, a file of another part of the site. Remotes share code by packages only: docs/ARCHITECTURE.md`,
          );
          if (issuer) error.module = issuer;
          compilation.errors.push(error);
        }
      });
    });
  }

  /** @param {string} file absolute path */
  #isForeign(file) {
    return isWithin(this.#root, file) && !this.#allowed.some((folder) => isWithin(folder, file));
  }

  /** @param {string} file absolute path */
  #name(file) {
    return relative(this.#root, file).split(sep).join('/');
  }
}
