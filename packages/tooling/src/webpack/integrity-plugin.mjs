import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/** The function that the shell provides: address -> `sha384-...` from the version's list of files. */
const INTEGRITY_LOOKUP = '__mbIntegrity';

/**
 * Adds integrity to every chunk and stylesheet that a remote loads. The build cannot contain the digests, because a
 * chunk cannot contain its own hash. They come from the version's list of files when the tag is created.
 */
export class CompositionIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('CompositionIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'CompositionIntegrityPlugin',
        (source) =>
          `${source}\nscript.integrity = ${INTEGRITY_LOOKUP}(url); script.crossOrigin = "anonymous";`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'CompositionIntegrityPlugin',
        (source, names) =>
          `${source}\n${names.tag}.integrity = ${INTEGRITY_LOOKUP}(${names.href}); ${names.tag}.crossOrigin = "anonymous";`,
      );
    });
  }
}
