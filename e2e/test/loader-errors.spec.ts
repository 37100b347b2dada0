import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildChangedTrial, type ChangedRemote } from '../src/development/changed-remote.js';
import { startEdge, type Part } from '../src/harness/part.js';
import { release } from '../src/harness/releases.js';
import { request } from '../src/harness/request.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

const PATH = '/trial/stamp/1';
const VERSION = '1.1.0';
const OUTER = "throw new Error('no stamp', { cause });";
const INNER = "throw new TypeError('the ink is dry');";
/** In place of the loader's result. */
const THROWS = `{
    try {
      ${INNER}
    } catch (cause) {
      ${OUTER}
    }
  },
  more: ({ url, site }: { url: URL; site: { renderedAt: number } }) =>`;

let site: TestSite;
let changed: ChangedRemote;
let edge: Part | undefined;

beforeAll(async () => {
  [site, changed] = await Promise.all([
    startTestSite(),
    buildChangedTrial(VERSION, {
      file: 'src/routes/stamp.tsx',
      from: 'loader: ({ url, site }) =>',
      to: `loader: () => ${THROWS}`,
    }),
  ]);
  await release(site, changed.publication, 'a loader that throws');
  await site.running.parts.edge.stop();
  edge = await startEdge(site, { LOG_LEVEL: 'warn' });
});

afterAll(async () => {
  await edge?.stop();
  await site?.stop();
});

interface LogLine {
  code?: string;
  path?: string;
}

/** The line of the edge's log about the page. */
const findLine = () =>
  edge
    ?.log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): LogLine => JSON.parse(line))
    .find(({ code, path }) => code === 'MB-2004' && path === PATH);

describe('a loader that throws on the server', () => {
  it('is logged with its causes, each with file and line of the sources', async () => {
    const { status } = await request(edge?.url ?? '', PATH);
    // The browser tries it again.
    expect(status).toBe(200);
    const { value } = await until('the line', () => findLine());
    const place = (text: string) => {
      const { file, line } = changed.placeOf(text);
      return `${file}:${line}`;
    };
    expect(value).toMatchObject({
      remote: `mfe-trial@${VERSION}`,
      msg: 'Error: no stamp',
      source: place(OUTER),
      causes: [{ message: 'TypeError: the ink is dry', source: place(INNER) }],
    });
  });
});
