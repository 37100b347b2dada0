import type { ReactElement } from 'react';
import type { ForcedState } from './force-selector.js';

/** Shows an element as if somebody used it. */
const Forced = ({ state, children }: { state: ForcedState; children: ReactElement }) => (
  <div data-forced={state}>{children}</div>
);

const STATES: readonly ForcedState[] = ['hover', 'focus', 'pressed'];

/** An element in each state that a pointer or a keyboard gives it: `{ 'quiet, hover': ... }`. */
export const forcedStates = (name: string, element: ReactElement): Record<string, ReactElement> =>
  Object.fromEntries(
    STATES.map((state) => [
      `${name}, ${state}`,
      <Forced key={state} state={state}>
        {element}
      </Forced>,
    ]),
  );
