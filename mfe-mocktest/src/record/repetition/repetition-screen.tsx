import { Breadcrumbs, Button, Notice, PageTitle, Skeleton } from '@mockingbird/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyCode } from '../../lazy-code/use-lazy-code.js';
import { PROGRESS_PATH } from '../../paths.js';
import { lazyRepetition, type RepetitionCode } from './lazy-repetition.js';

/** Repeats the questions that the student missed. Only this device has them, so the server renders a skeleton. */
export function RepetitionScreen() {
  const { status, run } = useLazyCode(lazyRepetition);
  const [code, setCode] = useState<RepetitionCode>();
  const load = () => run(setCode);
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Your progress', href: PROGRESS_PATH },
          { label: 'Practice your mistakes' },
        ]}
      />
      <PageTitle>Practice your mistakes</PageTitle>
      {status === 'failed' ? (
        <Notice tone="wrong" role="alert" title="This page could not be loaded">
          <p>Check your connection and try again. Your cards are safe on this device.</p>
          <Button onClick={load}>Try again</Button>
        </Notice>
      ) : null}
      {code ? <code.Repetition /> : null}
      {code || status === 'failed' ? null : <Skeleton shape="block" label="Loading your questions" />}
      <noscript>
        <p>Your mistakes need JavaScript, because they are stored only in your browser.</p>
      </noscript>
    </>
  );
}
