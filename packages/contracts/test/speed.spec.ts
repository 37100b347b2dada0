import { describe, expect, it } from '@jest/globals';
import {
  receivedOverviewResponse,
  type ReleaseOverview,
  sentOverviewResponse,
  speedReportSchema,
  type VersionSpeed,
} from '../src/index.js';

const figure = { remote: 'mfe-home', version: '1.0.0', route: 'home', measure: 'LCP', value: 1_200 };
const isValid = (change: object) =>
  speedReportSchema.safeParse({ composition: 1, figures: [{ ...figure, ...change }] }).success;

describe('a report of speed figures', () => {
  it('has values from 0 up to the limit of the measure', () => {
    expect([{}, { value: 0 }, { value: 60_000 }, { measure: 'CLS', value: 10 }].map(isValid)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    const invalid = [
      { value: -1 },
      { value: 60_001 },
      { value: Number.POSITIVE_INFINITY },
      { value: Number.NaN },
      { measure: 'CLS', value: 10.1 },
      { measure: 'FCP' },
      { route: '../home' },
    ];
    expect(invalid.filter(isValid)).toEqual([]);
  });

  it('has 1 to 20 figures', () => {
    const lengths = [0, 1, 20, 21].filter(
      (length) =>
        speedReportSchema.safeParse({ composition: 1, figures: Array.from({ length }, () => figure) })
          .success,
    );
    expect(lengths).toEqual([1, 20]);
  });
});

describe('the overview', () => {
  const measures = [{ measure: 'LCP' as const, p75: 2_900, samples: 60 }];
  // A route may have the earlier name of a field.
  const speed: VersionSpeed = { measures, routes: [{ route: 'troubles', measures }] };
  const slower = { measure: 'LCP' as const, p75: 2_900, than: '1.0.0', otherP75: 2_000, percent: 45 };
  const health = { version: '1.1.0', seen: 1, affected: 0, kinds: {} };
  const data: ReleaseOverview = {
    composition: { number: 1, createdAt: '', kind: 'promote', by: '', why: '', remotes: [] },
    health: [{ name: 'mfe-home', live: { ...health, speed, slower } }],
    versions: [],
    errorSeries: { from: '', slotMinutes: 15, slots: 1, series: [] },
  };

  it('contains speed figures after it was sent and received', () => {
    const sent: unknown = JSON.parse(JSON.stringify(sentOverviewResponse.parse({ data })));
    expect(receivedOverviewResponse.parse(sent).data).toEqual(data);
  });

  it('may come from services without speed figures', () => {
    const earlier = { ...data, health: [{ name: 'mfe-home', live: health }] };
    expect(receivedOverviewResponse.parse({ data: earlier }).data.health[0]?.live).toEqual(health);
  });
});
