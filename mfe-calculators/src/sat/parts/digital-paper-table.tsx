import { Section } from '@mockingbird/ui';
import { DataTable } from '../../page/data-table.js';
import type { ComparisonRow } from '../sat-data.js';
import classes from './sat-guide.module.css';
import * as messages from '../../messages/sat/parts.js';

/** Compares the current test with the previous one. */
export function DigitalPaperTable({ rows }: { rows: readonly ComparisonRow[] }) {
  return (
    <Section title={messages.digitalVsPaper}>
      <DataTable
        caption={messages.digitalAndPaperSat}
        columns={[messages.ofTheTest, messages.columnDigital, messages.columnPaper]}
        rows={rows}
      />
      <p className={classes.note}>{messages.thePaperTest}</p>
    </Section>
  );
}
