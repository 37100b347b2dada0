import type { Page } from 'playwright-core';

/** What the page has asked the reader, and how the reader answers from now on. */
export interface Dialogs {
  asked: string[];
  /** `true` accepts. */
  answer: boolean;
}

/** Answers confirms and warnings of a page as a reader would. */
export function answerDialogs(page: Page): Dialogs {
  const dialogs: Dialogs = { asked: [], answer: true };
  page.on('dialog', (dialog) => {
    dialogs.asked.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message());
    void (dialogs.answer ? dialog.accept() : dialog.dismiss());
  });
  return dialogs;
}
