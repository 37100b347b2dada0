import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyCode } from '../../lazy-code/use-lazy-code.js';
import { lazyCharts, type ChartCode } from './lazy-charts.js';

/** Loads the code of the tables and charts below a result, and says whether that failed. */
export function useChartCode(): { code: ChartCode | undefined; hasFailed: boolean; load: () => void } {
  const { run, status } = useLazyCode(lazyCharts);
  // Wrapped in an object, because a state setter would call a bare component.
  const [code, setCode] = useState<ChartCode>();
  const load = () => run(setCode);
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);
  return { code, hasFailed: status === 'failed', load };
}
