import { Component, type ReactNode } from 'react';

/** Renders nothing after a fragment threw. The error callback of its root logs the error. */
export class FragmentBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
