import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/** The function that the shell puts on the page: address -> `sha384-...` from the composition. */
const INTEGRITY_LOOKUP = '__mbIntegrity';

/**
 * Makes every chunk and stylesheet that a remote loads carry its integrity. The digests are not in the build (a chunk
 * cannot know its own hash); they come from the composition when the tag is made.
 */
export class CompositionIntegrityPlugin {
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
