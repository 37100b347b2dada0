import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call } from '../src/harness/call.js';
import { freePort } from '../src/harness/ports.js';
import { builtRemote, deriveVersion, releasesOf } from '../src/harness/releases.js';
import { request } from '../src/harness/request.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';
import { sendTelemetry } from '../src/harness/visitors.js';
import { addFailingCanary } from '../src/monitoring/failing-canary.js';
import { metricNamesOf, unknownMetrics } from '../src/monitoring/metric-names.js';
import {
  MONITORING_FOLDER,
  queriesOf,
  readAlertExpressions,
  readDashboards,
  type Dashboard,
} from '../src/monitoring/monitoring-files.js';
import {
  findPrometheus,
  startPrometheus,
  type Prometheus,
  type Sample,
} from '../src/monitoring/prometheus.js';

const programs = findPrometheus();
const describeWithPrometheus = programs ? describe : describe.skip;
const run = promisify(execFile);

const HOME = 'mfe-home';
const BLOG = 'mfe-blog';
const PATH = '/about';
const BAD_VERSION = '9.0.0';

const ANSWERS_LIMIT_MS = 120_000;

/** A row of the table in docs/monitoring.md. */
function describeAnswer(title: string, [first, ...others]: readonly Sample[]): string {
  const labels = Object.entries(first?.metric ?? {}).map(([name, value]) => `${name}="${value}"`);
  return `| ${title} | ${others.length + 1} | \`{${labels.join(',')}} ${first?.value.toPrecision(3)}\` |`;
}

let site: TestSite;
let dashboards: Dashboard[];
let targets: { edge: string; services: string };

beforeAll(async () => {
  targets = { edge: `127.0.0.1:${await freePort()}`, services: `127.0.0.1:${await freePort()}` };
  [site, dashboards] = await Promise.all([
    startTestSite({
      GATE_URL: 'auto',
      TRUSTED_PROXIES: '127.0.0.1',
      EDGE_METRICS_PORT: targets.edge.split(':')[1] ?? '',
      METRICS_PORT: targets.services.split(':')[1] ?? '',
    }),
    readDashboards(),
  ]);
});
afterAll(() => site?.stop());

const metricsOf = async (part: 'edge' | 'services') =>
  (await fetch(`http://${targets[part]}/metrics`)).text();
const allNames = async () => metricNamesOf([await metricsOf('edge'), await metricsOf('services')].join('\n'));

/** What visitors do. */
async function visitOnce(cookie: string): Promise<void> {
  await request(site.url, PATH, { headers: { cookie } });
  await request(site.url, '/blog');
  await call(site, site.url, '/api/exams/exam/missing');
}

describe("the edge's metrics", () => {
  it('name the composition and each version that visitors get', async () => {
    const composition = await releasesOf(site).current();
    const metrics = await metricsOf('edge');
    expect(metrics).toContain(`mockingbird_composition_number ${composition?.number}\n`);
    for (const { manifest } of composition?.remotes ?? []) {
      const labels = `remote="${manifest.name}",version="${manifest.version}",channel="live"`;
      expect(metrics).toContain(`mockingbird_remote_version_info{${labels}} 1\n`);
    }
    expect(composition?.remotes.length).toBeGreaterThan(5);
  });

  it('count pages by their source, and no address that a client chose', async () => {
    const before = await metricsOf('edge');
    const cached = (text: string) =>
      Number(/mockingbird_pages_total\{source="cache"\} (\d+)/.exec(text)?.[1] ?? 0);
    for (let time = 0; time < 3; time += 1) await request(site.url, '/privacy');
    await request(site.url, '/made-up-address');
    await until('the pages are counted', async () => cached(await metricsOf('edge')) >= cached(before) + 2);
    const metrics = await metricsOf('edge');
    expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",kind="page",status="404"\}/);
    expect(metrics).toMatch(
      /mockingbird_render_duration_seconds_count\{remote="mfe-home",channel="live",output="page"\}/,
    );
    expect(metrics).not.toContain('made-up-address');
  });

  it('are not at the address of the site', async () => {
    expect((await request(site.url, '/metrics')).status).toBe(404);
  });
});

describe('the dashboards and alerts', () => {
  it('ask for nothing that no process measures', async () => {
    const known = await allNames();
    const expressions = [
      ...dashboards.flatMap(queriesOf).map(({ expr }) => expr),
      ...(await readAlertExpressions()),
    ];
    expect(expressions.length).toBeGreaterThan(40);
    expect(expressions.flatMap((expr) => unknownMetrics(expr, known))).toEqual([]);
  });
});

describeWithPrometheus('with Prometheus', () => {
  const promtool = (...options: string[]) =>
    run(programs?.promtool ?? '', options, { cwd: MONITORING_FOLDER }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string; stderr: string }) => `${error.stdout}${error.stderr}`,
    );

  it('the configuration and the alerts are valid', async () => {
    expect(await promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS: prometheus.yml is valid');
  });

  it('each alert fires when it should, and not before', async () => {
    expect(await promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });

  describe('on a site with releases', () => {
    let prometheus: Prometheus;

    beforeAll(async () => {
      prometheus = await startPrometheus(programs?.prometheus ?? '', targets);
    });
    afterAll(async () => {
      await prometheus?.stop();
    });

    it('every query of every dashboard has an answer', async () => {
      // A rate needs samples from before and from after, and a change of the composition needs two steps from before.
      const steps = 'count_over_time(max(mockingbird_composition_number)[1m:5s]) >= 2';
      await until('Prometheus has samples', async () => (await prometheus.query(steps)).length === 1);
      const queries = dashboards.flatMap(queriesOf);
      await releasesOf(site).publish(deriveVersion(await builtRemote(BLOG), '8.0.0'));
      const composition = await addFailingCanary(site, { name: HOME, version: BAD_VERSION, cohort: 'bad' });
      const number = `mockingbird_composition_number ${composition.number}\n`;
      await until('the canary is served', async () => (await metricsOf('edge')).includes(number));
      for (const [place, kind] of (['mounted', 'render'] as const).entries()) {
        const events = [{ remote: HOME, version: BAD_VERSION, kind }];
        const headers = { 'x-forwarded-for': `10.9.0.${place + 1}` };
        await sendTelemetry(site, site.url, { composition: composition.number, events }, headers);
      }
      const joined = await request(site.url, `${PATH}?mb-cohort=bad`);
      const cookie = joined.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      const answers = new Map<string, Sample[]>();
      const unanswered = () => queries.filter(({ expr }) => !answers.has(expr));
      await until(
        'every query has an answer',
        async () => {
          await visitOnce(cookie);
          for (const { expr } of unanswered()) {
            const samples = await prometheus.query(expr);
            // A quantile of nothing is no number.
            if (samples.some(({ value }) => !Number.isNaN(value))) answers.set(expr, samples);
          }
          return unanswered().length === 0;
        },
        ANSWERS_LIMIT_MS,
      ).catch((error: unknown) => {
        throw new Error(`Without an answer: ${JSON.stringify(unanswered())}`, { cause: error });
      });
      console.log(
        queries.map(({ title, expr }) => describeAnswer(title, answers.get(expr) ?? [])).join('\n'),
      );
    });

    it('every alert can be evaluated', async () => {
      const rules = await prometheus.rules();
      expect(rules.length).toBe((await readAlertExpressions()).length);
      await until('all rules were evaluated', async () =>
        (await prometheus.rules()).every(({ health }) => health === 'ok'),
      );
    });
  });
});
