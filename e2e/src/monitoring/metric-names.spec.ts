import { describe, expect, it } from '@jest/globals';
import { metricNamesIn, metricNamesOf, unknownMetrics } from './metric-names.js';

const TEXT = [
  '# HELP http_request_duration_seconds Time',
  '# TYPE http_request_duration_seconds histogram',
  'http_request_duration_seconds_bucket{le="1"} 3',
  '# TYPE mockingbird_render_queue gauge',
].join('\n');

describe('the metrics that a query names', () => {
  it.each([
    [
      'sum by (kind) (rate(http_request_duration_seconds_count{job="edge"}[5m]))',
      ['http_request_duration_seconds_count'],
    ],
    ['max(a_number) != min(a_number)', ['a_number']],
    ['count(ready == 0) or vector(0)', ['ready']],
    ['changes(max(number)[1m:15s]) > 0', ['number']],
    ['topk(8, histogram_quantile(0.95, sum by (le, route) (rate(x_bucket[5m]))))', ['x_bucket']],
  ])('are found in %s', (expression, names) => {
    expect(metricNamesIn(expression)).toEqual(names);
  });

  it('are unknown where no process measures them', () => {
    const known = metricNamesOf(TEXT);
    expect(unknownMetrics('rate(http_request_duration_seconds_bucket[5m]) + up', known)).toEqual([]);
    expect(unknownMetrics('mockingbird_render_queue + mockingbird_render_queue_bucket', known)).toEqual([
      'mockingbird_render_queue_bucket',
    ]);
  });
});
