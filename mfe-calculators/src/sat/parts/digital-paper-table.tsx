import { Section } from '@mockingbird/ui';
import { DataTable } from '../../page/data-table.js';
import type { ComparisonRow } from '../sat-data.js';
import classes from './sat-guide.module.css';

/** Compares the current test with the previous one. */
export function DigitalPaperTable({ rows }: { rows: readonly ComparisonRow[] }) {
  return (
    <Section title="Digital vs Paper">
      <DataTable
        caption="The Digital SAT and the paper SAT"
        columns={['Of the test', 'Digital', 'Paper']}
        rows={rows}
      />
      <p className={classes.note}>
        The paper test as it was last given. Its figures are from a secondary source, named below.
      </p>
    </Section>
  );
}
