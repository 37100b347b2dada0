import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import {
  addEarlierNames,
  type GateResult,
  type GcResult,
  receivedGateResponse,
  receivedGcResponse,
  receivedOverviewResponse,
  receivedTelemetrySchema,
  type ReleaseOverview,
  sentGcResponse,
  sentOverviewResponse,
} from '../src/index.js';

const AT = '2026-11-21T10:00:00.000Z';
const composition = { number: 7, createdAt: AT, kind: 'promote', by: 'release', why: '', remotes: [] };
const published = {
  name: 'mfe-home',
  version: '2.1.0',
  owner: 'home',
  publishedAt: AT,
  by: 'release',
  bytes: 900,
  state: 'live',
};

/** As services of release 0.1 sent it. Never change it. */
const EARLIER_OVERVIEW = {
  data: {
    composition,
    health: [
      {
        name: 'mfe-home',
        live: { version: '2.1.0', seen: 12, troubled: 3, kinds: { mounted: 9, render: 3 } },
        other: { version: '2.0.0', seen: 40, troubled: 0, kinds: {} },
        watchedUntil: AT,
      },
    ],
    versions: [published],
    troubles: {
      from: AT,
      slotMinutes: 15,
      slots: 2,
      series: [{ remote: 'mfe-home', version: '2.1.0', troubled: [0, 3], kinds: { render: 3 } }],
    },
  },
};

/** How clients of release 0.1 parsed an overview. Never change it. */
const earlierTally = z.object({
  version: z.string(),
  seen: z.int(),
  troubled: z.int(),
  kinds: z.record(z.string(), z.int()),
});
const earlierOverviewSchema = z.object({
  data: z.object({
    composition: z.object({ number: z.int(), createdAt: z.string() }).loose(),
    health: z.array(
      z.object({
        name: z.string(),
        live: earlierTally,
        other: earlierTally.optional(),
        canaryPercent: z.number().optional(),
        cohorts: z.array(z.string()).optional(),
        watchedUntil: z.string().optional(),
      }),
    ),
    versions: z.array(z.object({ name: z.string(), version: z.string() }).loose()),
    troubles: z.object({
      from: z.string(),
      slotMinutes: z.int(),
      slots: z.int(),
      series: z.array(
        z.object({
          remote: z.string(),
          version: z.string(),
          troubled: z.array(z.int()),
          kinds: z.record(z.string(), z.int()),
        }),
      ),
    }),
  }),
});

const overview: ReleaseOverview = {
  composition: { ...composition, kind: 'promote' },
  health: [
    {
      name: 'mfe-home',
      live: { version: '2.1.0', seen: 12, affected: 3, kinds: { mounted: 9, render: 3 } },
      other: { version: '2.0.0', seen: 40, affected: 0, kinds: {} },
      monitoredUntil: AT,
    },
  ],
  versions: [{ ...published, state: 'live' }],
  errorSeries: {
    from: AT,
    slotMinutes: 15,
    slots: 2,
    series: [{ remote: 'mfe-home', version: '2.1.0', affected: [0, 3], kinds: { render: 3 } }],
  },
};

describe('an overview', () => {
  it('of earlier services has current names after parsing', () => {
    expect(receivedOverviewResponse.parse(EARLIER_OVERVIEW)).toEqual({ data: overview });
  });

  it('as services send it satisfies earlier and current clients', () => {
    const sent: unknown = JSON.parse(JSON.stringify(sentOverviewResponse.parse({ data: overview })));
    expect(earlierOverviewSchema.parse(sent)).toEqual(EARLIER_OVERVIEW);
    expect(receivedOverviewResponse.parse(sent)).toEqual({ data: overview });
  });

  it('marks the earlier names as deprecated in its description', () => {
    const text = JSON.stringify(z.toJSONSchema(sentOverviewResponse, { io: 'output', reused: 'inline' }));
    const deprecated = [...text.matchAll(/"deprecated":true,"description":"The earlier name of `(\w+)`"/g)];
    expect(new Set(deprecated.map(([, name]) => name))).toEqual(
      new Set(['affected', 'errorSeries', 'monitoredUntil']),
    );
  });
});

describe('a result of garbage collection', () => {
  const result: GcResult = { dryRun: false, removed: [], retained: 4, bytes: 0 };

  it('of earlier services has the current name after parsing', () => {
    const earlier = { data: { dryRun: false, removed: [], kept: 4, bytes: 0 } };
    expect(receivedGcResponse.parse(earlier)).toEqual({ data: result });
  });

  it('as services send it has both names', () => {
    expect(sentGcResponse.parse({ data: result })).toEqual({ data: { ...result, kept: 4 } });
  });
});

describe('a result of the gate', () => {
  const issues = [{ path: '/manifest/routes/0', message: 'has no title' }];
  const checks: GateResult['checks'] = [
    { check: 'renders', outcome: 'refused', code: 'MB-4009', detail: 'No.' },
  ];

  it.each([
    ['an earlier gate', { checks, faults: issues }],
    ['a later gate', { checks, issues }],
    ['this gate', addEarlierNames({ checks, issues })],
  ])('of %s has its issues after parsing', (_, data) => {
    expect(receivedGateResponse.parse({ data })).toEqual({ data: { checks, issues } });
  });

  it('as the gate sends it has both names', () => {
    expect(addEarlierNames({ checks, issues })).toEqual({ checks, issues, faults: issues });
  });
});

describe('a report of version events', () => {
  const events = [{ remote: 'mfe-home', version: '2.1.0', kind: 'render' }];
  const issuesOf = (body: unknown) =>
    (receivedTelemetrySchema.safeParse(body).error?.issues ?? []).map(({ path }) => path.join('/'));

  it.each([['events'], ['sightings']])('has the same meaning with the name %s', (name) => {
    expect(receivedTelemetrySchema.parse({ composition: 7, [name]: events })).toEqual({
      composition: 7,
      events,
    });
  });

  it.each([['events'], ['sightings']])('names issues of %s as the client sent it', (name) => {
    const wrong = [...events, { ...events[0], kind: 'other' }, { ...events[0], remote: 5 }];
    expect(issuesOf({ composition: 7, [name]: wrong })).toEqual([`${name}/1/kind`, `${name}/2/remote`]);
    expect(issuesOf({ composition: 7, [name]: [] })).toEqual([name]);
  });

  it('is rejected with no list, and with two', () => {
    expect(issuesOf({ composition: 7 })).toEqual(['events']);
    expect(issuesOf({ composition: 7, events, sightings: events })).toEqual(['sightings']);
  });
});
