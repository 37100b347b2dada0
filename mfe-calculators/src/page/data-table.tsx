import { classNames } from '@mockingbird/ui';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** Cells of each row; the first one is the row header. */
  rows: readonly (readonly ReactNode[])[];
  /** Index of the row for the student's own inputs. */
  current?: number | undefined;
  /** Smaller rows, for long tables. */
  dense?: boolean;
}

/** A table that scrolls sideways on narrow screens, also by keyboard. */
export function DataTable({ caption, columns, rows, current, dense }: DataTableProps) {
  return (
    <div className={classes.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={classNames(classes.table, dense && classes.dense)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row} aria-current={row === current ? 'true' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
