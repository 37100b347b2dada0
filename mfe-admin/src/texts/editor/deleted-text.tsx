import { BIN_PATH, TEXTS_PATH } from '../../paths.js';
import { StatusLine } from '../../screen/status-line.js';
import classes from '../texts.module.css';
import * as binMessages from '../../messages/bin.js';
import * as messages from '../../messages/texts/editor.js';

/** In place of the editor after the text was deleted. */
export function DeletedText({ message }: { message: string }) {
  return (
    <>
      <StatusLine message={message} className={classes.status}>
        {message}
      </StatusLine>
      <p className={classes.actions}>
        <a href={TEXTS_PATH}>{messages.allTexts}</a>
        <a href={BIN_PATH}>{binMessages.openTheBin}</a>
      </p>
    </>
  );
}
