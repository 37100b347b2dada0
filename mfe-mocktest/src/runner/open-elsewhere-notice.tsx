import { Button, Notice, PageTitle } from '@mockingbird/ui';

/** Shown in a tab after another tab has taken over the attempt. */
export function OpenElsewhereNotice({ title, onTakeOver }: { title: string; onTakeOver: () => void }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Notice tone="warn" role="alert" title="This test is open in another tab">
        <p>Your answers are safe. A test can run in only one tab at a time.</p>
        <Button onClick={onTakeOver}>Continue here</Button>
      </Notice>
    </>
  );
}
