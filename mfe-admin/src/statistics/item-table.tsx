import { useState } from 'react';
import type { ItemStatistics } from '@mockingbird/contracts';
import { Field } from '@mockingbird/ui';
import { ItemRow } from './item-row.js';
import { sortItems, type ItemOrder } from './sort-items.js';
import classes from './statistics-screen.module.css';
import * as messages from '../messages/statistics/screen.js';

const ORDERS: Record<ItemOrder, string> = {
  test: messages.asInTheTest,
  hardest: messages.hardestFirst,
  skipped: messages.mostSkippedFirst,
  discrimination: messages.lowestDiscriminationFirst,
  suspicious: messages.suspiciousFirst,
};

/** The questions of a test with their statistics. */
export function ItemTable({ items }: { items: readonly ItemStatistics[] }) {
  const [order, setOrder] = useState<ItemOrder>('test');
  return (
    <>
      <Field label={messages.order} className={classes.order ?? ''}>
        {(control) => (
          <select
            {...control}
            value={order}
            // The cast is safe: the options have no other values.
            onChange={(event) => setOrder(event.target.value as ItemOrder)}
          >
            {Object.entries(ORDERS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p className={classes.soft}>{messages.whatMeanScoreIs}</p>
      <table role="table" className={classes.table}>
        <thead role="rowgroup">
          <tr role="row">
            {[
              messages.columnQuestion,
              messages.right,
              messages.discrimination,
              messages.seen,
              messages.skipped,
              messages.whatWasChosen,
            ].map((words) => (
              <th key={words} role="columnheader" scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sortItems(items, order).map(({ item, number }) => (
            <ItemRow key={item.questionId} item={item} number={number} />
          ))}
        </tbody>
      </table>
    </>
  );
}
