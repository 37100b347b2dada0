import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { triggerAppChange, unloadApplication } from 'single-spa';
import type { ErrorScreen as ErrorScreenType } from '@mockingbird/platform/internal';
import type { ErrorCode, LiveRemote } from '@mockingbird/contracts';
import { ErrorScreen, FailurePanel } from '../../layout/index.js';
import { TimeoutError } from '../../shared/timeout.js';
import type { ShellContext } from '../shell-context.js';
import { remoteContainer } from './remote-container.js';
import { logRemoteError } from './remote-error.js';
import { RemoteLoadError } from './remote-load-error.js';

/** The status of an error in a remote's own code. */
const REMOTE_ERROR_STATUS = 500;

/** Unloads a remote in single-spa, which then mounts it again. */
function remount(shell: ShellContext, name: string): void {
  shell.pages.clear();
  void unloadApplication(name, { waitForUnmount: false }).then(() => triggerAppChange());
}

/** Loads and mounts a remote again. */
function retry(shell: ShellContext, name: string): void {
  shell.loader.clear(name);
  remount(shell, name);
}

/** The text before an error in the console. */
const logPrefix = ({ catalog }: ShellContext, { name, version }: LiveRemote, code: ErrorCode) =>
  `${code} ${name}@${version} in composition ${catalog.composition}`;

/** Renders the failure panel in a remote's place. @returns its root; the caller unmounts it */
export function showFailure(shell: ShellContext, remote: LiveRemote, code: ErrorCode, error: unknown): Root {
  logRemoteError(logPrefix(shell, remote, code), error, console.warn);
  const container = remoteContainer();
  container.replaceChildren();
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <FailurePanel
        remote={remote.name}
        version={remote.version}
        composition={shell.catalog.composition}
        code={code}
        onRetry={() => retry(shell, remote.name)}
      />,
    ),
  );
  return root;
}

/**
 * Tries to recover from an error in a mounted remote: a page reload for missing code, the earlier version for other errors.
 * @returns false when the failure panel has to show
 */
async function recover(shell: ShellContext, remote: LiveRemote, error: unknown): Promise<boolean> {
  if (error instanceof RemoteLoadError)
    return shell.updates.recoverFromMissingCode(error.version, error.routeId);
  logRemoteError(logPrefix(shell, remote, 'MB-3003'), error);
  shell.updates.reportEvent('render', remote, error);
  const hasFallenBack = await shell.updates.fallBack(remote);
  if (hasFallenBack) remount(shell, remote.name);
  return hasFallenBack;
}

/** Creates the error screen of a mounted remote. Loader errors keep their message; other errors show the failure panel. */
export function createErrorScreen(shell: ShellContext, remote: LiveRemote): ErrorScreenType {
  return function RemoteError({ status, message, error }) {
    const isRemoteError = status === REMOTE_ERROR_STATUS && !(error instanceof TimeoutError);
    const [isRecovering, setIsRecovering] = useState(isRemoteError);
    useEffect(() => {
      if (!isRemoteError) return;
      void recover(shell, remote, error).then((hasRecovered) => {
        if (!hasRecovered) setIsRecovering(false);
      });
    }, [isRemoteError, error]);
    // The server renders loader errors in the same way.
    if (status !== REMOTE_ERROR_STATUS) return <ErrorScreen status={status} message={message} />;
    if (isRecovering) return null;
    return (
      <FailurePanel
        remote={remote.name}
        version={remote.version}
        composition={shell.catalog.composition}
        code="MB-3003"
        onRetry={() => retry(shell, remote.name)}
      />
    );
  };
}
