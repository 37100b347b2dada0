import { Section } from '@mockingbird/ui';
import type { DataRow } from './data-row.js';
import styles from './data-table.module.css';
import * as messages from '../messages/privacy.js';

/** A table with a block for each row on narrow screens. The roles stay where CSS displays a table as blocks. */
export function DataTable({ title, rows }: { title: string; rows: readonly DataRow[] }) {
  return (
    <Section title={title}>
      <table role="table" className={styles.table} aria-label={title}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {messages.what}
            </th>
            <th role="columnheader" scope="col">
              {messages.where}
            </th>
            <th role="columnheader" scope="col">
              {messages.howLong}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ what, where, howLong }) => (
            <tr key={what} role="row">
              <th role="rowheader" scope="row">
                {what}
              </th>
              <td role="cell">
                <span className={styles.label} aria-hidden="true">
                  {messages.whereWithColon}{' '}
                </span>
                {where}
              </td>
              <td role="cell">
                <span className={styles.label} aria-hidden="true">
                  {messages.howLongWithColon}{' '}
                </span>
                {howLong}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
