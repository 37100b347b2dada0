import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { triggerAppChange, unloadApplication } from 'single-spa';
import type { ErrorScreen as ErrorScreenType } from '@mockingbird/platform/internal';
import type { ErrorCode, LiveRemote } from '@mockingbird/contracts';
import { ErrorScreen, FailurePanel } from '../../layout/index.js';
import { TooLate } from '../../shared/timeout.js';
import { logRemoteError } from './remote-error.js';
import { NoCode } from './remote-loader.js';
import { remoteContainer, type ShellContext } from '../shell-context.js';
import { getOver, sight } from '../updates/update-manager.js';

/** The status of what a remote's own code threw. */
const OWN_FAULT = 500;

/**
 * Has single-spa mount a remote again.
 * @param anew its cached load is dropped first
 */
function retry(shell: ShellContext, name: string, anew = true): void {
  if (anew) shell.loader.forget(name);
  shell.pages.forget();
  void unloadApplication(name, { waitForUnmount: false }).then(() => triggerAppChange());
}

/** What the console says before the error itself. */
const whereOf = ({ known }: ShellContext, { name, version }: LiveRemote, code: ErrorCode) =>
  `${code} ${name}@${version} in composition ${known.composition}`;

/** Draws the panel in a remote's place. @returns the root, to be unmounted with the application */
export function showFailure(shell: ShellContext, remote: LiveRemote, code: ErrorCode, error: unknown): Root {
  console.warn(whereOf(shell, remote, code), error);
  const container = remoteContainer();
  container.replaceChildren();
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <FailurePanel
        remote={remote.name}
        version={remote.version}
        composition={shell.known.composition}
        code={code}
        onRetry={() => retry(shell, remote.name)}
      />,
    ),
  );
  return root;
}

/** The error screen of a mounted remote: what its own code broke gets the panel, what a loader answered its sentence. */
export function errorScreenFor(shell: ShellContext, remote: LiveRemote): ErrorScreenType {
  return function RemoteError({ status, message, error }) {
    const threw = status === OWN_FAULT && !(error instanceof TooLate);
    const [isDecided, decide] = useState(!threw);
    useEffect(() => {
      if (!threw) return;
      const isGone = error instanceof NoCode;
      if (!isGone) logRemoteError(whereOf(shell, remote, 'MB-3003'), error);
      if (!isGone) sight('render', remote, error);
      const over = isGone ? getOver(error.version, error.routeId) : getOver(remote);
      void over.then((isOver) => {
        if (!isOver) decide(true);
        else if (!isGone) retry(shell, remote.name, false);
      });
    }, [threw, error]);
    // What a loader answered is drawn as the server drew it; only the remote's own fault gets the panel.
    if (status !== OWN_FAULT) return <ErrorScreen status={status} message={message} />;
    // Nothing is shown while it is found out whether the page is loaded anew, or shown by the version before.
    if (!isDecided) return null;
    return (
      <FailurePanel
        remote={remote.name}
        version={remote.version}
        composition={shell.known.composition}
        code="MB-3003"
        onRetry={() => retry(shell, remote.name)}
      />
    );
  };
}
