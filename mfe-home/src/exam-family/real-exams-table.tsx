import type { RealExamTable } from './family.js';
import styles from './family.module.css';

/** A table that scrolls horizontally on narrow screens, also by keyboard. */
export function RealExamsTable({ table }: { table: RealExamTable }) {
  return (
    <div className={styles.frame} role="region" aria-label={table.caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
