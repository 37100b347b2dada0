let last: 'push' | 'pop' = 'push';
let listeners: (() => void)[] = [];

/** Remembers how the reader moves, right before or after the address changes. */
export function noteMove(how: typeof last): void {
  last = how;
  const told = listeners;
  listeners = [];
  // The address is the new one by then.
  queueMicrotask(() => {
    for (const listener of told) listener();
  });
}

/** How the reader came to the present address. */
export const lastMove = (): typeof last => last;

/** Resolves when the reader moves on: single-spa says nothing of that while a remote is being mounted. */
export const nextMove = (): Promise<void> => new Promise((resolve) => listeners.push(resolve));
