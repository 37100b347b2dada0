import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { createRasterize } from './rasterize.js';

// A thread of the edge. It gets the SVG of one picture at a time, and sends its PNG.
const loading = createRasterize({
  wasm: createRequire(__filename).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  fonts: join(__dirname, 'share-fonts'),
});
parentPort?.on('message', (svg: string) => {
  // A rejection ends the thread, and the edge gets the error.
  void loading.then((rasterize) => parentPort?.postMessage(rasterize(svg)));
});
