import { Breadcrumbs, Button, Notice, PageTitle, Skeleton } from '@mockingbird/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyCode } from '../../lazy-code/use-lazy-code.js';
import { lazyProgress, type ProgressCode } from './lazy-progress.js';
import styles from './progress-screen.module.css';

/** The student's record. Only this device has it, so the server renders a skeleton. */
export function ProgressScreen() {
  const { status, run } = useLazyCode(lazyProgress);
  const [code, setCode] = useState<ProgressCode>();
  const load = () => run(setCode);
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Your progress' }]} />
      <PageTitle lead="Your tests, mistakes and bookmarks. All of it is stored only on this device.">
        Your progress
      </PageTitle>
      {status === 'failed' ? (
        <Notice tone="wrong" role="alert" title="This page could not be loaded">
          <p>Check your connection and try again. Your progress is safe on this device.</p>
          <Button onClick={load}>Try again</Button>
        </Notice>
      ) : null}
      {code ? <code.ProgressContent /> : null}
      {code || status === 'failed' ? null : (
        <div className={styles.outline}>
          <Skeleton shape="card" label="Loading your progress" />
          <Skeleton shape="block" />
        </div>
      )}
      <noscript>
        <p>Your progress needs JavaScript, because it is stored only in your browser.</p>
      </noscript>
    </>
  );
}
