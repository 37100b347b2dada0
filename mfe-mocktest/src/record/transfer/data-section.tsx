import { downloadText } from '@mockingbird/remote-kit/browser';
import { Button, downloadIcon, Icon, Section, trashIcon } from '@mockingbird/ui';
import { useState } from 'react';
import { CountingSwitch } from '../../counting/counting-switch.js';
import { writeRecordFile, type StudentRecord } from '../file/record-file.js';
import { DeleteDialog } from './delete-dialog.js';
import { ImportField } from './import-field.js';
import styles from './transfer.module.css';
import * as messages from '../../messages/record/transfer.js';

/** Digits and hyphens of a day: `2026-11-23`. */
const DAY_LENGTH = 10;

const exportRecord = (record: StudentRecord, now: Date) =>
  downloadText(
    writeRecordFile(record, now.getTime()),
    `mockingbird-progress-${now.toISOString().slice(0, DAY_LENGTH)}.json`,
  );

/** Export, import and deletion of the record. */
export function DataSection({ record, onChange }: { record: StudentRecord; onChange: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Section title={messages.yourData}>
      <p className={styles.text}>{messages.yourProgressNeverLeaves}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => exportRecord(record, new Date())}>
          <Icon drawing={downloadIcon} />
          {messages.exportToAFile}
        </Button>
        <ImportField onImport={onChange} />
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setIsDeleting(true)}>
          <Icon drawing={trashIcon} />
          {messages.deleteEverything}
        </Button>
      </div>
      <DeleteDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        onDelete={() => {
          setIsDeleting(false);
          onChange();
        }}
      />
      <CountingSwitch className={styles.counting} />
    </Section>
  );
}
