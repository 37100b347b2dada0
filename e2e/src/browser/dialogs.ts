import type { Page } from 'playwright-core';

/** The dialogs that the page opened, and the responses for the next ones. */
export interface Dialogs {
  opened: string[];
  /** `true` accepts. */
  answer: boolean;
}

/** Responds to confirms and warnings of a page like a user. */
export function answerDialogs(page: Page): Dialogs {
  const dialogs: Dialogs = { opened: [], answer: true };
  page.on('dialog', (dialog) => {
    dialogs.opened.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message());
    void (dialogs.answer ? dialog.accept() : dialog.dismiss());
  });
  return dialogs;
}
