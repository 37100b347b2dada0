import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { triggerAppChange, unloadApplication } from 'single-spa';
import type { ErrorScreen as ErrorScreenType } from '@mockingbird/platform/internal';
import type { ErrorCode } from '@mockingbird/contracts';
import { ErrorScreen, FailurePanel } from '../layout/index.js';
import type { KnownRemote } from './known-remotes.js';
import { remoteContainer, type ShellContext } from './shell-context.js';

/** Loads a remote anew: its cached load is dropped and single-spa starts it again. */
function retry(shell: ShellContext, name: string): void {
  shell.loader.forget(name);
  shell.pages.forget();
  void unloadApplication(name, { waitForUnmount: false }).then(() => triggerAppChange());
}

/** Draws the panel in a remote's place. @returns the root, to be unmounted with the application */
export function showFailure(shell: ShellContext, remote: KnownRemote, code: ErrorCode, error: unknown): Root {
  console.warn(`${code} ${remote.name}@${remote.version} in composition ${shell.known.composition}`, error);
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
export function errorScreenFor(shell: ShellContext, remote: KnownRemote): ErrorScreenType {
  return function RemoteError({ status, message }) {
    // What a loader answered is drawn as the server drew it; only the remote's own fault gets the panel.
    if (status !== 500) return <ErrorScreen status={status} message={message} />;
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
