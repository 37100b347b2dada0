import { useState } from 'react';
import { type HistoryItem, isChange } from '@mockingbird/contracts';
import { useApi, type Session, type StaffCalls } from '@mockingbird/platform';
import { downloadText } from '@mockingbird/remote-kit/browser';
import { Button } from '@mockingbird/ui';
import { toFailure } from '../api/failure.js';
import { toCsv } from '../format/csv.js';
import { localTime } from '../format/local-time.js';
import { EXPORT_PAGE, EXPORTED_ENTRIES } from '../limits.js';
import { formatSubject, formatWhatChanged } from './entry-labels.js';
import { toQuery, type HistoryFilter } from './filter-query.js';
import * as historyMessages from '../messages/history.js';
import * as messages from '../messages/staff/history-filter.js';

function toRow(item: HistoryItem): string[] {
  const { at, by, type, examId = '', testId = '' } = item;
  const start = [at, localTime(at), by, messages.kinds[type]];
  return isChange(item)
    ? [
        ...start,
        `${formatSubject(item)}: ${historyMessages.outcomes[item.outcome]}`,
        examId,
        testId,
        item.proposedBy ?? '',
        formatWhatChanged(item),
      ]
    : [...start, item.action, examId, testId, '', item.text];
}

/** Reads all pages of the filtered history. */
async function collect(
  calls: StaffCalls,
  filter: HistoryFilter,
  onProgress: (count: number) => void,
): Promise<HistoryItem[]> {
  const items: HistoryItem[] = [];
  let before: string | undefined;
  do {
    const page = await calls.auditLog({ ...toQuery(filter), limit: String(EXPORT_PAGE), before });
    items.push(...page.data);
    onProgress(items.length);
    before = page.meta.next;
  } while (before !== undefined && items.length < EXPORTED_ENTRIES);
  return items;
}

export interface ExportButtonProps {
  filter: HistoryFilter;
  session: Session;
  /** Says what was saved, or why nothing was. */
  onMessage: (message: string) => void;
}

/** Saves the filtered history as a CSV file. */
export function ExportButton({ filter, session, onMessage }: ExportButtonProps) {
  const api = useApi();
  const [count, setCount] = useState<number>();
  const save = async () => {
    if (count !== undefined) return;
    setCount(0);
    try {
      const items = await collect(await api.staff(session.token), filter, setCount);
      downloadText(toCsv([messages.columns, ...items.map(toRow)]), 'history.csv');
      const isCut = items.length >= EXPORTED_ENTRIES;
      onMessage(
        isCut ? messages.tooMany(items.length.toLocaleString('en-GB')) : messages.saved(items.length),
      );
    } catch (error) {
      onMessage(messages.notSaved(toFailure(error).reason));
    } finally {
      setCount(undefined);
    }
  };
  return (
    <Button variant="quiet" onClick={() => void save()} aria-disabled={count !== undefined || undefined}>
      {count === undefined ? messages.download : messages.collecting(count.toLocaleString('en-GB'))}
    </Button>
  );
}
