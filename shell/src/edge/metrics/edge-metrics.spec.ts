import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import type { LiveSite } from '../composition/live-site.js';
import type { JobRequest } from '../render/pool/render-pool.js';
import type { RenderResult } from '../render/protocol.js';
import { createMetrics, EdgeMetrics } from './edge-metrics.js';

const remote = (name: string, version: string, rest: object = {}) => ({
  manifest: { name, version },
  isFallback: false,
  ...rest,
});

/** Only what the metrics read. */
const SITE = {
  composition: { number: 7, createdAt: '2026-11-01T00:00:00.000Z' },
  isComplete: false,
  remotes: [
    remote('mfe-home', '1.0.0', { canary: { served: remote('mfe-home', '1.1.0') } }),
    remote('mfe-blog', '0.9.0', { isFallback: true }),
  ],
  broken: [{ name: 'mfe-admin', version: '2.0.0', routes: [] }],
} as unknown as LiveSite;

const FILES: Record<string, string> = { '/known': 'cache' };
const log = pino({ level: 'silent' });
const job = (version: string, rest: Partial<JobRequest> = {}) =>
  ({
    version: { name: 'mfe-home', version, serverFile: '', routes: [] },
    routeId: 'home',
    ...rest,
  }) as JobRequest;

let site: LiveSite | undefined;
let metrics: EdgeMetrics;
let url = '';
let stops: (() => Promise<unknown>)[] = [];
const state = { waiting: 3, openProcesses: 2, pages: 5, bytes: 600 };

beforeEach(async () => {
  site = SITE;
  metrics = new EdgeMetrics({ port: 0, host: '127.0.0.1' }, () => site);
  const lines: { url?: string }[] = [];
  const spy = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as object) },
  );
  await metrics.serve(
    {
      site: () => site,
      source: { checkedAt: 90_000, isRejecting: true },
      cache: state,
      pool: state,
      replicas: {
        usable: () =>
          new Map([
            ['http://s1', true],
            ['http://s2', false],
          ]),
      },
    },
    spy,
  );
  url = lines[0]?.url ?? '';
  stops = [() => metrics.close()];
});

afterEach(async () => {
  for (const stop of stops) await stop();
});

const read = async () => (await fetch(url)).text();

describe("the edge's metrics", () => {
  it('are off without a port', () => {
    expect(
      createMetrics({ EDGE_METRICS_PORT: undefined, METRICS_HOST: '127.0.0.1' }, () => site),
    ).toBeUndefined();
  });

  it('say which versions are in use, and how', async () => {
    const text = await read();
    expect(text.match(/^mockingbird_remote_version_info\{.*$/gm)).toEqual([
      'mockingbird_remote_version_info{remote="mfe-home",version="1.0.0",channel="live"} 1',
      'mockingbird_remote_version_info{remote="mfe-home",version="1.1.0",channel="canary"} 1',
      'mockingbird_remote_version_info{remote="mfe-blog",version="0.9.0",channel="fallback"} 1',
      'mockingbird_remote_version_info{remote="mfe-admin",version="2.0.0",channel="broken"} 1',
    ]);
    for (const line of [
      'mockingbird_composition_number 7',
      'mockingbird_composition_complete 0',
      'mockingbird_composition_rejected 1',
      'mockingbird_composition_created_timestamp_seconds 1793491200',
      'mockingbird_composition_checked_timestamp_seconds 90',
      'mockingbird_render_queue 3',
      'mockingbird_render_processes 2',
      'mockingbird_page_cache_pages 5',
      'mockingbird_page_cache_bytes 600',
      'mockingbird_services_replica_usable{replica="http://s1"} 1',
      'mockingbird_services_replica_usable{replica="http://s2"} 0',
    ])
      expect(text).toContain(`\n${line}\n`);
  });

  it('forget a version that is not in use any more', async () => {
    await read();
    site = undefined;
    const text = await read();
    expect(text).not.toContain('mockingbird_remote_version_info{');
    expect(text).toContain('\nmockingbird_composition_number 0\n');
    expect(text).not.toMatch(/^mockingbird_composition_created_timestamp_seconds/m);
  });

  it('count requests by their kind and pages by their source', async () => {
    const app = express();
    app.get('/page', (_request, response) => void response.set('x-mb-page', 'render').send('page'));
    // A mounted handler sees a shorter address.
    app.use('/api', (_request, response) => void response.status(503).send(''));
    const server = createServer(
      metrics.requests.measure((request, response) => {
        const source = FILES[request.url ?? ''];
        if (source === undefined) app(request, response);
        else response.end('known');
        return source;
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stops.push(() => new Promise((resolve) => server.close(resolve)));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const path of ['/known', '/known', '/page', '/api/exams', '/nowhere/at-all'])
      await fetch(origin + path);
    const text = await read();
    const count = (labels: string) => `http_request_duration_seconds_count{${labels}}`;
    for (const line of [
      'mockingbird_pages_total{source="cache"} 2',
      'mockingbird_pages_total{source="render"} 1',
      `${count('method="GET",kind="page",status="200"')} 3`,
      `${count('method="GET",kind="api",status="503"')} 1`,
      `${count('method="GET",kind="other",status="404"')} 1`,
    ])
      expect(text).toContain(`\n${line}\n`);
    expect(text).not.toContain('nowhere');
  });

  it('count renders by remote and channel, and failures by version', async () => {
    const results: RenderResult[] = [
      { kind: 'redirect', status: 302, location: '/' },
      { kind: 'data', status: 200, json: '{}', isComplete: true },
      { kind: 'failed', code: 'MB-2004', message: 'It threw' },
      { kind: 'redirect', status: 302, location: '/' },
    ];
    const pool = metrics.renders.measure({ render: () => Promise.resolve(results.shift() as RenderResult) });
    await pool.render(job('1.0.0'));
    await pool.render(job('1.1.0', { output: 'data' }));
    await pool.render(job('1.1.0'));
    await pool.render(job('0.1.0'));
    const text = await read();
    const count = (labels: string) =>
      `mockingbird_render_duration_seconds_count{remote="mfe-home",${labels}} 1`;
    for (const line of [
      count('channel="live",output="page"'),
      count('channel="canary",output="data"'),
      count('channel="other",output="page"'),
      'mockingbird_render_failures_total{remote="mfe-home",version="1.1.0",channel="canary",output="page",code="MB-2004"} 1',
    ])
      expect(text).toContain(`\n${line}\n`);
  });

  it('refuse a port that is taken', async () => {
    const port = Number(new URL(url).port);
    const second = new EdgeMetrics({ port, host: '127.0.0.1' }, () => site);
    const empty = {
      site: () => site,
      source: { checkedAt: undefined, isRejecting: false },
      cache: state,
      pool: state,
    };
    await expect(second.serve({ ...empty, replicas: { usable: () => new Map() } }, log)).rejects.toThrow(
      'EADDRINUSE',
    );
  });
});
