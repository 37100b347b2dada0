import type { Exam } from '@mockingbird/contracts';
import { offline, OfflineError, useApi, type OfflineFailure, type OfflinePage } from '@mockingbird/platform';
import { Button, Icon, Notice, checkIcon, downloadIcon } from '@mockingbird/ui';
import { useEffect, useState } from 'react';
import { sendQueuedCounts } from '../counting/send-queue.js';
import { examPath, mockTestPath } from '../paths.js';
import { mockTestTitle } from './mock-test-title.js';
import styles from './offline-download.module.css';
import * as messages from '../messages/exam/offline-download.js';
import * as shared from '../messages/exam.js';

type State =
  /** Not known yet. */
  | { kind: 'checking' }
  /** `hasFocus`: the button that led here is gone. */
  | { kind: 'absent'; hasFocus?: boolean }
  | { kind: 'measuring' }
  /** Bytes on the network. */
  | { kind: 'measured'; bytes: number }
  | { kind: 'downloading'; done: number; total: number }
  | { kind: 'stored'; isNew: boolean }
  | { kind: 'failed'; reason: OfflineFailure };

const FAILURES: Readonly<Record<OfflineFailure, string>> = {
  network: messages.theDownloadStoppedThere,
  storage: messages.yourDeviceHasNo,
  'not-storable': messages.pageCannotBeStored,
  failed: messages.theDownloadDidNot,
};

const KB = 1_000;
const MB = 1_000_000;

/** @returns '340 KB' or '1.2 MB'; at least '1 KB' */
export const formatBytes = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`;

/** The exam's page and its tests. Results need only the code, which comes with them. */
const listPages = ({ examId, title, mockTests }: Exam): OfflinePage[] => [
  { address: examPath(examId), title },
  ...mockTests.map((test) => ({
    address: mockTestPath(examId, test.testId),
    title: `${mockTestTitle(test)}: ${title}`,
  })),
];

const reasonOf = (error: unknown): OfflineFailure =>
  error instanceof OfflineError ? error.reason : 'failed';

/** The button that had the focus is gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** The state of an exam's download, and what the student can do about it. */
function useDownload(exam: Exam) {
  const [state, setState] = useState<State>({ kind: 'checking' });
  const pages = listPages(exam);
  const addresses = pages.map(({ address }) => address);
  const key = addresses.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const show = (isStored: boolean) => {
      if (isCurrent) setState(isStored ? { kind: 'stored', isNew: false } : { kind: 'absent' });
    };
    offline.isAvailable(key.split(' ')).then(show, () => show(false));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const fail = (error: unknown) => setState({ kind: 'failed', reason: reasonOf(error) });
  return {
    state,
    measure: () => {
      setState({ kind: 'measuring' });
      offline.measure(addresses).then((bytes) => setState({ kind: 'measured', bytes }), fail);
    },
    download: () => {
      setState({ kind: 'downloading', done: 0, total: pages.length });
      offline
        .download(pages, (done, total) => setState({ kind: 'downloading', done, total }))
        .then(() => setState({ kind: 'stored', isNew: true }), fail);
    },
    remove: () => {
      offline.remove(addresses).then(() => setState({ kind: 'absent', hasFocus: true }), fail);
    },
    cancel: () => setState({ kind: 'absent', hasFocus: true }),
  };
}

/** Stores an exam with all its tests on this device. Shows the size first, then the progress. */
export function OfflineDownload({ exam }: { exam: Exam }) {
  const api = useApi();
  const { state, measure, download, remove, cancel } = useDownload(exam);
  useEffect(() => {
    // Counts of tests that were submitted without a network.
    void sendQueuedCounts(api);
  }, [api]);
  const tests = shared.tests(exam.mockTests.length);
  switch (state.kind) {
    case 'checking':
      return null;
    case 'absent':
      return (
        <Button variant="ghost" onClick={measure} ref={state.hasFocus ? takeFocus : undefined}>
          <Icon drawing={downloadIcon} /> {messages.downloadThisExam}
        </Button>
      );
    case 'measuring':
      return (
        <p role="status" className={styles.text}>
          {messages.checkingTheSize}
        </p>
      );
    case 'measured':
      return (
        <>
          <p role="status" className={styles.text}>
            {messages.theExamWithNeeds(tests, formatBytes(state.bytes))}
          </p>
          <Button ref={takeFocus} onClick={download}>
            {messages.download}
          </Button>
          <Button variant="ghost" onClick={cancel}>
            {messages.cancel}
          </Button>
        </>
      );
    case 'downloading':
      return (
        <label className={styles.progress}>
          {messages.downloading}
          <progress value={state.done} max={state.total} />
        </label>
      );
    case 'stored':
      return (
        <>
          <p role={state.isNew ? 'status' : undefined} className={styles.text}>
            <Icon drawing={checkIcon} className={styles.done} /> {messages.thisExamWithWorks(tests)}
          </p>
          <Button variant="ghost" onClick={remove}>
            {messages.removeFromThisDevice}
          </Button>
        </>
      );
    case 'failed':
      return (
        <>
          <Notice tone="warn" role="alert">
            <p>{FAILURES[state.reason]}</p>
          </Notice>
          <Button ref={takeFocus} variant="ghost" onClick={measure}>
            {messages.tryAgain}
          </Button>
        </>
      );
    default:
      return state satisfies never;
  }
}
