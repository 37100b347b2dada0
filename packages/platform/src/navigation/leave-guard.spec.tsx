import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { acceptLeave, activeGuard, useLeaveGuard } from './leave-guard.js';

afterEach(cleanup);

function Guarded({ active, message, onLeave }: { active: boolean; message: string; onLeave: () => void }) {
  useLeaveGuard(active, { message, onLeave });
  return null;
}

const leaves: string[] = [];

/** Whether the browser would warn before closing the tab. */
function warns(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a leave guard', () => {
  it('holds only while it is active', () => {
    const { rerender, unmount } = render(
      <Guarded active={false} message="Stay?" onLeave={() => undefined} />,
    );
    expect(activeGuard()).toBeUndefined();
    expect(warns()).toBe(false);
    rerender(<Guarded active message="Stay?" onLeave={() => undefined} />);
    expect(activeGuard()?.message).toBe('Stay?');
    expect(warns()).toBe(true);
    unmount();
    expect(activeGuard()).toBeUndefined();
    expect(warns()).toBe(false);
  });

  it('asks with its latest words and tells its latest listener', () => {
    const { rerender } = render(<Guarded active message="One?" onLeave={() => leaves.push('one')} />);
    rerender(<Guarded active message="Two?" onLeave={() => leaves.push('two')} />);
    const guard = activeGuard();
    expect(guard?.message).toBe('Two?');
    if (guard) acceptLeave(guard);
    expect(leaves).toEqual(['two']);
  });

  it('is off once the user has agreed, for the browser too', () => {
    render(<Guarded active message="Stay?" onLeave={() => undefined} />);
    const guard = activeGuard();
    if (guard) acceptLeave(guard);
    expect(activeGuard()).toBeUndefined();
    expect(warns()).toBe(false);
  });
});
