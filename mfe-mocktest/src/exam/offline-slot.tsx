import type { Exam } from '@mockingbird/contracts';
import { offline } from '@mockingbird/platform';
import { createLazyCode } from '@mockingbird/remote-kit';
import { runWhenIdle } from '@mockingbird/remote-kit/browser';
import { useEffect, useState } from 'react';
import styles from './offline-slot.module.css';

type DownloadCode = typeof import('./offline-download.js');

const lazyDownload = createLazyCode<DownloadCode>(
  () => import(/* webpackChunkName: "offline-download" */ './offline-download.js'),
);

/** The place of the download for offline use. Its code loads when the browser is idle, where pages can be stored. */
export function OfflineSlot({ exam }: { exam: Exam }) {
  const [code, setCode] = useState(() => (offline.isSupported() ? lazyDownload.getLoaded() : undefined));
  useEffect(() => {
    if (code || !offline.isSupported()) return undefined;
    let isMounted = true;
    const show = (loaded: DownloadCode) => {
      if (isMounted) setCode(loaded);
    };
    const cancel = runWhenIdle(() => void lazyDownload.load().then(show, () => undefined));
    return () => {
      isMounted = false;
      cancel();
    };
  }, [code]);
  return <div className={styles.slot}>{code ? <code.OfflineDownload exam={exam} /> : null}</div>;
}
