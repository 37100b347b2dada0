import { Section, Skeleton } from '@mockingbird/ui';
import type { AttemptResult } from '../attempt-result.js';
import { ChartFailure } from '../charts/chart-failure.js';
import { useChartCode } from '../charts/use-chart-code.js';
import * as messages from '../../messages/results/sections.js';

/** How the sections of the test compare, after the code of the table has loaded. Absent in a test without sections. */
export function SectionComparison({ result }: { result: AttemptResult }) {
  const { sections = [] } = result;
  return sections.length === 0 ? null : (
    <Section title={messages.sectionsCompared} id="sections">
      <Table result={result} rows={sections.length} />
    </Section>
  );
}

function Table({ result, rows }: { result: AttemptResult; rows: number }) {
  const { code, hasFailed, load } = useChartCode();
  if (code) return <code.SectionTable result={result} />;
  if (hasFailed) return <ChartFailure onRetry={load} />;
  // About as high as the table: two lines for its head and for each row.
  return <Skeleton shape="text" count={2 * (rows + 1)} label={messages.loadingSections} />;
}
