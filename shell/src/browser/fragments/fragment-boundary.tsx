import { Component, type ReactNode } from 'react';

/** Shows nothing in a fragment's place once it threw; its root tells why. */
export class FragmentBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
