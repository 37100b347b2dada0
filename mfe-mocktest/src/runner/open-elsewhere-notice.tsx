import { Button, Notice, PageTitle } from '@mockingbird/ui';

/** Shown in the tab that stands aside because another one took the attempt over. */
export function AsideNotice({ title, onTakeOver }: { title: string; onTakeOver: () => void }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Notice tone="warn" role="alert" title="This test goes on in another tab">
        <p>Nothing is lost. Only one tab at a time can hold the clock and your answers.</p>
        <Button onClick={onTakeOver}>Continue here</Button>
      </Notice>
    </>
  );
}
