import classes from './format-note.module.css';
import * as messages from '../messages/page.js';

export interface FormatNoteProps {
  /** The modelled format with its year, such as 'Enhanced ACT, since September 2025'. */
  format: string;
  /** What is different from the format before. */
  changed: string;
}

/** The format of the exam that a calculator models, and what changed in it. */
export function FormatNote({ format, changed }: FormatNoteProps) {
  return (
    <p className={classes.note}>
      <strong>{messages.formatFormat(format)}</strong> {changed}
    </p>
  );
}
