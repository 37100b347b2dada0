import type { Issue } from '@mockingbird/contracts';
import { Button, Icon, Notice, uploadIcon } from '@mockingbird/ui';
import { useRef, useState } from 'react';
import type { MergeReport } from '../database/record-store.js';
import { parseRecordFile } from '../file/parse-record-file.js';
import { importRecord } from '../file/student-record.js';
import styles from './transfer.module.css';
import * as messages from '../../messages/record/transfer.js';

/** What happened to the chosen file. */
type Outcome =
  | { kind: 'imported'; report: MergeReport }
  | { kind: 'invalid'; issues: readonly Issue[] }
  | { kind: 'failed' };

async function importFile(file: File): Promise<Outcome> {
  try {
    const parsed = parseRecordFile(await file.text());
    if (!parsed.ok) return { kind: 'invalid', issues: parsed.issues };
    return { kind: 'imported', report: await importRecord(parsed.record) };
  } catch {
    return { kind: 'failed' };
  }
}

const describeReport = ({ results, cards, bookmarks }: MergeReport): string =>
  messages.addedResultsCardsBookmarks(
    messages.results(results),
    messages.cards(cards),
    messages.bookmarks(bookmarks),
  );

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'imported':
      return (
        <Notice tone="right" role="status" title={messages.yourFileIsImported}>
          <p>{messages.whatWasHereAlready(describeReport(outcome.report))}</p>
        </Notice>
      );
    case 'invalid':
      return (
        <Notice tone="wrong" role="alert" title={messages.thisFileCant}>
          <p>{messages.nothingWasChangedChoose}</p>
          <ul className={styles.issues}>
            {outcome.issues.map(({ path, message }, index) => (
              <li key={index}>
                <code>{path || messages.theFile}</code>: {message}
              </li>
            ))}
          </ul>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="wrong" role="alert" title={messages.thisDeviceCantStore}>
          <p>{messages.itsStorageIsFull}</p>
        </Notice>
      );
  }
}

/** Chooses the file of an export and merges it into this device. */
export function ImportField({ onImport }: { onImport: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const result = await importFile(file);
    setOutcome(result);
    if (result.kind === 'imported') onImport();
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <Button variant="quiet" onClick={() => input.current?.click()}>
        <Icon drawing={uploadIcon} />
        {messages.importAFile}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={messages.fileWithYourProgress}
        hidden
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {outcome ? (
        <div className={styles.outcome}>
          <OutcomeNotice outcome={outcome} />
        </div>
      ) : null}
    </>
  );
}
