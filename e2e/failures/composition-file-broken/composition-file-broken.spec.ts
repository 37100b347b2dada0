import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { expectOthersWork, expectShipped } from '../../src/failures/expectations.js';
import { scenario } from '../../src/failures/scenario.js';
import { startSecondEdge, type SecondEdge } from '../../src/failures/second-edge.js';
import { request } from '../../src/harness/request.js';
import { versionAt } from '../../src/harness/page-state.js';
import { until } from '../../src/harness/until.js';

scenario('composition-file-broken', ({ victim, site, page }) => {
  const shipped = `${victim.name}@${victim.manifest.version}`;
  let edge: SecondEdge;
  let good: string;

  beforeAll(async () => {
    edge = await startSecondEdge(site());
    good = await edge.compositionFile.read();
  });
  afterAll(() => edge.stop());

  it('serves the last good composition from the disk when the services are away', async () => {
    edge.line.cut();
    await edge.restart();
    await page().goto(edge.url + victim.path);
    await expectShipped(page());
    await expectOthersWork(page(), victim, { data: false });
  });

  it.each([
    ['cut off in the middle', () => good.slice(0, good.length / 2)],
    ['another one than was signed', () => good.replace(/"payload":"...../, '"payload":"AAAAA')],
  ])(
    'says that the site is starting when the file is %s and the services are away',
    async (_what, broken) => {
      await edge.compositionFile.write(broken());
      await edge.restart();
      const answer = await request(edge.url, victim.path);
      expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(answer.text).toContain('please try again');
    },
  );

  it('is whole as soon as the services answer, without a restart, and the file is good again', async () => {
    edge.line.mend();
    await until('the site is there', async () => (await versionAt(edge.url, victim.path)) === shipped);
    await page().goto(edge.url + victim.path);
    await expectShipped(page());
    await expectOthersWork(page(), victim);
    await until('it is stored', async () => (await edge.compositionFile.read()) === good);
  });
});
