import { median } from '../statistics.js';
import type { Figure } from '../report/figure.js';
import { measureEmptyProcess, startProcess, startThread, type Renderer } from './renderer.js';

const WARM_UP = 100;
const ROUNDS = 400;

async function timeRender({ render }: Renderer): Promise<number> {
  const start = performance.now();
  await render();
  return performance.now() - start;
}

/** What a process for rendering costs beside a thread: time of a render, and memory. */
export async function measureRenders(): Promise<Figure[]> {
  const thread = await startThread();
  const process = await startProcess();
  const inThread: number[] = [];
  const inProcess: number[] = [];
  try {
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const [a, b] = [await timeRender(thread), await timeRender(process)];
      if (round < WARM_UP) continue;
      inThread.push(a);
      inProcess.push(b);
    }
    return [
      {
        area: 'edge',
        name: 'render in a process',
        value: median(inProcess),
        unit: 'ms',
        baseline: { name: 'in a thread of the edge', value: median(inThread) },
      },
      {
        area: 'edge',
        name: 'memory of a render process',
        value: process.memoryMb(),
        unit: 'MB',
        baseline: { name: 'an empty Node process', value: await measureEmptyProcess() },
      },
    ];
  } finally {
    await thread.close();
    await process.close();
  }
}
