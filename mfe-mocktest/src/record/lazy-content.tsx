import type { LazyCode } from '@mockingbird/remote-kit';
import { Button, Notice } from '@mockingbird/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import * as messages from '../messages/record/lazy-content.js';

interface LazyContentProps<Code> {
  source: LazyCode<Code>;
  render: (code: Code) => ReactNode;
  /** Shown until the code is there. The server renders it too: only the device has the record. */
  skeleton: ReactNode;
  /** What is safe although the code cannot be loaded. */
  assurance: string;
  /** Why the content needs JavaScript. */
  noScript: string;
}

/** The part of a screen that shows the student's record. */
export function LazyContent<Code>(props: LazyContentProps<Code>) {
  const { source, render, skeleton, assurance, noScript } = props;
  const { status, run } = useLazyCode(source);
  // Wrapped in an object, because a state setter would call a bare function.
  const [loaded, setLoaded] = useState<{ code: Code }>();
  const load = () => run((code) => setLoaded({ code }));
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);
  const isFailed = status === 'failed';
  return (
    <>
      {isFailed ? (
        <Notice tone="wrong" role="alert" title={messages.thisPageCouldNot}>
          <p>{messages.checkYourConnection(assurance)}</p>
          <Button onClick={load}>{messages.tryAgain}</Button>
        </Notice>
      ) : null}
      {loaded ? render(loaded.code) : null}
      {loaded || isFailed ? null : skeleton}
      <noscript>
        <p>{noScript}</p>
      </noscript>
    </>
  );
}
