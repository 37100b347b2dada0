import { describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { compareHtml } from './html-difference.js';
import { ReportWriter } from './report-writer.js';

const WIDTH = 10;
const BYTES_PER_PIXEL = 4;

/** A picture of one grey, in which some pixels are black. */
function picture(height: number, black: readonly number[] = []): Buffer {
  const png = new PNG({ width: WIDTH, height });
  png.data.fill(200);
  for (const pixel of black) png.data.fill(0, pixel * BYTES_PER_PIXEL, pixel * BYTES_PER_PIXEL + 3);
  return PNG.sync.write(png);
}

const route = { routeId: 'list', path: '/news', notes: [] };
const about = { at: '2026-11-28T00:00:00.000Z', liveVersion: '1.0.0', notes: [] };

describe('the pictures of a report', () => {
  it('are stored once where live and candidate are equal', () => {
    const writer = new ReportWriter();
    const same = picture(10);
    writer.add(route, { candidate: new Map([[390, same]]), live: new Map([[390, same]]) });
    const report = writer.finish(about);
    const [shown] = report?.routes[0]?.pictures ?? [];
    expect(shown).toMatchObject({ width: 390, live: shown?.candidate, changedPercent: 0 });
    expect(shown?.difference).toBeUndefined();
    expect(Object.keys(report?.files ?? {})).toHaveLength(1);
  });

  it('have a difference and its share, with the rows that only one of them has', () => {
    const writer = new ReportWriter();
    writer.add(route, {
      candidate: new Map([[390, picture(20, [3, 4])]]),
      live: new Map([[390, picture(10)]]),
    });
    const report = writer.finish(about);
    const [shown] = report?.routes[0]?.pictures ?? [];
    // 2 pixels and 10 rows of 200 pixels.
    expect(shown?.changedPercent).toBe(51);
    expect(Object.keys(report?.files ?? {})).toHaveLength(3);
  });

  it('are absent where nothing was shown', () => {
    expect(new ReportWriter().finish(about)).toBeUndefined();
  });
});

describe('the difference of the HTML', () => {
  const of = (version: string) => ({ version, globalName: `news_${version.replaceAll('.', '_')}` });
  const page = (version: string, heading: string) =>
    `<main><h1>${heading}</h1><script src="/remotes/news/${version}/a.0123abcd.js" integrity="sha384-${version}"></script></main>`;

  it('leaves out versions, hashes and scripts', () => {
    const [live, candidate] = ['1.0.0', '2.0.0'].map((version) => ({
      html: page(version, 'News'),
      of: of(version),
    }));
    expect(live && candidate && compareHtml(live, candidate)).toBeUndefined();
  });

  it('takes little time for HTML whose elements do not end', () => {
    const hostile = '<script '.repeat(200_000);
    const startedAt = performance.now();
    compareHtml({ html: hostile, of: of('1.0.0') }, { html: `${hostile}x`, of: of('2.0.0') });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('shows changed lines', () => {
    const diff = compareHtml(
      { html: page('1.0.0', 'News'), of: of('1.0.0') },
      { html: page('2.0.0', 'All news'), of: of('2.0.0') },
    );
    expect(diff).toContain('-<h1>News</h1>\n+<h1>All news</h1>');
    expect(diff).toContain('live 1.0.0');
  });
});
