import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FONT_FAMILY, FONT_FILES } from '../fonts/font.js';

interface Files {
  /** The WebAssembly of the rasteriser. */
  wasm: string;
  /** The folder with the fonts. */
  fonts: string;
}

/** Loads the rasteriser, once per thread. @returns a function from an SVG to a PNG */
export async function createRasterize({ wasm, fonts }: Files): Promise<(svg: string) => Uint8Array> {
  await initWasm(await readFile(wasm));
  const fontBuffers = await Promise.all(FONT_FILES.map((file) => readFile(`${fonts}/${file}`)));
  return (svg) => {
    const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: FONT_FAMILY } });
    const picture = drawing.render();
    // The memory of WebAssembly is not collected.
    try {
      return picture.asPng();
    } finally {
      picture.free();
      drawing.free();
    }
  };
}
