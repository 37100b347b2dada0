import { Component, startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { remoteRootOptions } from './remote-error.js';

interface RemoteBoundaryProps {
  onMounted: () => void;
  renderError: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Reports the first mount, and renders something else when the content throws. */
class RemoteBoundary extends Component<RemoteBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    this.props.onMounted();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderError(failure.error) : this.props.children;
  }
}

export interface RemoteRootOptions {
  container: HTMLElement;
  /** Prefix of the ids that React generates: different for each root of a page. */
  identifierPrefix: string;
  /** Whether the container has the server's markup of this content. */
  isHydrating: boolean;
  content: ReactNode;
  renderError: (error: unknown) => ReactNode;
  /** React replaced the server's markup because it differed. That is a defect, although the screen works. */
  onRepair: (error: unknown) => void;
}

export interface RemoteRoot {
  /** Resolves when the content has mounted. */
  mounted: Promise<void>;
  unmount: () => void;
}

/** Renders a remote. A new screen renders synchronously, so that no blank frame shows between two screens. */
export function createRemoteRoot(options: RemoteRootOptions): RemoteRoot {
  const { container, identifierPrefix, isHydrating, content, renderError, onRepair } = options;
  let root: Root | undefined;
  const mounted = new Promise<void>((resolve) => {
    const element = (
      <RemoteBoundary onMounted={resolve} renderError={renderError}>
        {content}
      </RemoteBoundary>
    );
    if (isHydrating) {
      // In slices: the page scrolls and answers while it hydrates.
      startTransition(() => {
        root = hydrateRoot(container, element, {
          ...remoteRootOptions,
          identifierPrefix,
          onRecoverableError: onRepair,
        });
      });
      return;
    }
    const created = createRoot(container, { ...remoteRootOptions, identifierPrefix });
    root = created;
    flushSync(() => created.render(element));
  });
  return { mounted, unmount: () => root?.unmount() };
}
