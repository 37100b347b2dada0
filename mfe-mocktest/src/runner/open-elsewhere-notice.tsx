import { Button, Notice, PageTitle } from '@mockingbird/ui';
import * as messages from '../messages/runner.js';

/** Shown in a tab after another tab has taken over the attempt. */
export function OpenElsewhereNotice({ title, onTakeOver }: { title: string; onTakeOver: () => void }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Notice tone="warn" role="alert" title={messages.thisTestIsOpen}>
        <p>{messages.yourAnswersAreSafe}</p>
        <Button onClick={onTakeOver}>{messages.continueHere}</Button>
      </Notice>
    </>
  );
}
